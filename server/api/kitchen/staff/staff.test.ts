import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPersonSession } from '#server/access/staff/staff-sessions.ts';
import { outbox } from '#server/db/schema/jobs.ts';
import { staff } from '#server/db/schema/staff.ts';
import { waitForMails } from '../../../../tests/support/mailbox.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf, type TestStaff, tabletOf } from '../../../../tests/support/staff.ts';

let shop: TestShop;
let owner: TestStaff;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  await shop.deps.db.delete(staff);
  owner = await staffOf(shop, 'OWNER');
});
afterAll(() => shop.stop());

const asOwner = (method: string, path: string, body?: unknown) =>
  callKitchen(shop, method, path, { cookie: owner.cookie, ...(body !== undefined && { body }) });
const someone = () => ({ email: `New-${randomUUID()}@Example.com`, name: ' Jule ', role: 'OFFICE' });
const meAs = (cookie: string) => callKitchen(shop, 'GET', '/me', { cookie });

describe('somebody is invited', () => {
  test('and told by e-mail what they are and where to sign in', async () => {
    const invited = someone();
    const answer = await asOwner('POST', '/staff', invited);
    const email = invited.email.toLowerCase();
    expect(answer).toMatchObject({
      status: 201,
      json: { email, name: 'Jule', role: 'OFFICE', lastUsedAt: null },
    });
    const [mail] = await waitForMails(email, 1);
    expect(mail?.subject).toBe('Welcome to the kitchen');
    expect(mail?.text).toContain('Your role: office.');
    expect(mail?.text).toContain(`${shop.config.PUBLIC_URL}/kitchen/sign-in?lang=en#email=`);
  });

  test('and counts as awaited until they come, and is told again where the invitation was lost', async () => {
    const invited = someone();
    const { json } = await asOwner('POST', '/staff', invited);
    const inList = async () =>
      (await asOwner('GET', '/staff')).json.find(({ id }: { id: number }) => id === json.id);
    expect(await inList()).toMatchObject({ firstSignedInAt: null });
    expect((await asOwner('POST', `/staff/${json.id}/invitation`)).status).toBe(204);
    const mails = await waitForMails(json.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Welcome to the kitchen'));
    const [member] = await shop.deps.db.select().from(staff).where(eq(staff.id, json.id));
    if (!member) throw new Error('not taken on');
    const first = new Date(shop.deps.now() - 60_000);
    await openPersonSession(shop.deps.db, member, 'Chrome, Android', first);
    await openPersonSession(shop.deps.db, member, 'Chrome, Android', new Date(shop.deps.now()));
    expect(await inList()).toMatchObject({ firstSignedInAt: Math.floor(first.getTime() / 1000) });
  });

  test('again only while they belong to the team, and at most once a minute', async () => {
    expect(await asOwner('POST', '/staff/999999/invitation')).toMatchObject({
      status: 404,
      json: { code: 'StaffNotFound' },
    });
    const { json } = await asOwner('POST', '/staff', someone());
    // A minute begins.
    shop.clock.offset = 60_000 - (Date.now() % 60_000);
    for (const _ of [1, 2, 3]) await asOwner('POST', `/staff/${json.id}/invitation`);
    shop.clock.offset = 0;
    const rows = await shop.deps.db
      .select()
      .from(outbox)
      .where(like(outbox.key, `staff-invitation:${json.id}%`));
    expect(rows).toHaveLength(2);
  });

  test('but not twice, and not under another spelling', async () => {
    const invited = someone();
    await asOwner('POST', '/staff', invited);
    const again = { ...invited, email: invited.email.toUpperCase() };
    expect(await asOwner('POST', '/staff', again)).toMatchObject({
      status: 409,
      json: { code: 'StaffAlreadyThere' },
    });
  });

  test.each([
    [{ email: 'no-mail' }, 'email'],
    [{ name: '  ' }, 'name'],
    [{ role: 'CHEF' }, 'role'],
  ])('and %j is said to be wrong', async (wrong, field) => {
    expect(await asOwner('POST', '/staff', { ...someone(), ...wrong })).toMatchObject({
      status: 400,
      json: { code: 'ValidationFailed', field },
    });
  });
});

describe('a role', () => {
  test('that is changed counts from the next call on', async () => {
    const other = await staffOf(shop, 'KITCHEN');
    expect((await asOwner('PATCH', `/staff/${other.id}`, { role: 'DRIVER' })).json.role).toBe('DRIVER');
    expect((await meAs(other.cookie)).json.role).toBe('DRIVER');
  });

  test('of the last owner stays, and so do they', async () => {
    const lastOwner = { status: 409, json: { code: 'LastOwner' } };
    expect(await asOwner('PATCH', `/staff/${owner.id}`, { role: 'OFFICE' })).toMatchObject(lastOwner);
    expect(await asOwner('DELETE', `/staff/${owner.id}`)).toMatchObject(lastOwner);
    const second = await staffOf(shop, 'OWNER');
    expect((await asOwner('DELETE', `/staff/${second.id}`)).status).toBe(204);
    expect(await asOwner('DELETE', `/staff/${owner.id}`)).toMatchObject(lastOwner);
  });

  test('of one of two owners stays when each removes the other at the same moment', async () => {
    const second = await staffOf(shop, 'OWNER');
    const answers = await Promise.all([
      asOwner('DELETE', `/staff/${second.id}`),
      callKitchen(shop, 'DELETE', `/staff/${owner.id}`, { cookie: second.cookie }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, expect.toBeOneOf([401, 409])]);
    const owners = await shop.deps.db.select().from(staff).where(eq(staff.role, 'OWNER'));
    expect(owners.filter(({ removedAt }) => removedAt === null)).toHaveLength(1);
  });
});

describe('who is removed', () => {
  test('is out at once, on every device, and can be invited again', async () => {
    const other = await staffOf(shop, 'OFFICE');
    expect((await asOwner('DELETE', `/staff/${other.id}`)).status).toBe(204);
    expect((await meAs(other.cookie)).status).toBe(401);
    expect((await asOwner('DELETE', `/staff/${other.id}`)).json.code).toBe('StaffNotFound');
    expect((await asOwner('GET', '/staff')).json).toHaveLength(1);
    const again = await asOwner('POST', '/staff', { email: other.email, name: 'Jule', role: 'KITCHEN' });
    expect(again.status).toBe(201);
    expect((await meAs(other.cookie)).status).toBe(401);
  });
});

describe('devices', () => {
  test('are all seen by the owner, their own marked, and end at one press', async () => {
    const tablet = await tabletOf(shop);
    const { json } = await asOwner('GET', '/devices');
    const own = json.find(({ current }: { current: boolean }) => current);
    expect(own).toMatchObject({
      staffId: owner.id,
      kind: 'PERSON',
      device: 'Chrome, Android',
      name: 'OWNER',
    });
    const wall = json.find(({ kind }: { kind: string }) => kind === 'TABLET');
    expect(wall).toMatchObject({ staffId: null, device: 'Cold kitchen', name: '' });
    expect((await asOwner('DELETE', `/devices/${wall.id}`)).status).toBe(204);
    expect((await meAs(tablet)).status).toBe(401);
    expect((await asOwner('DELETE', `/devices/${wall.id}`)).json.code).toBe('DeviceNotFound');
  });
});
