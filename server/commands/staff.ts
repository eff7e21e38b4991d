import { Email } from '#contract/shop/fields.ts';
import { isRole, roles } from '#rules/access/role.ts';
import { system } from '../access/actor.ts';
import {
  changeStaff,
  checkOwnersWithout,
  inviteStaff,
  listStaff,
  removeStaff,
  resetStaff,
} from '../services/staff/manage-staff.ts';
import { typed } from '../typed.ts';
import { type Command, type CommandContext, option, Refusal, UsageError, word } from './command.ts';
import { table } from './text-table.ts';

const list: Command = {
  usage: 'staff list',
  about: 'show who works here',
  async run({ deps, write }) {
    const members = await listStaff(deps, system);
    if (members.length === 0)
      return write(`Nobody yet: ${typed('shop', 'staff invite <e-mail> --role owner')}\n`);
    write(
      table(
        ['name', 'e-mail', 'role', 'passkeys', 'last seen'],
        members.map(({ name, email, role, passkeys, lastUsedAt }) => [
          name,
          email,
          role.toLowerCase(),
          String(passkeys),
          lastUsedAt?.toISOString().slice(0, 16).replace('T', ' ') ?? '',
        ]),
      ),
    );
  },
};

const invite: Command = {
  usage: 'staff invite <e-mail> --role <owner|office|kitchen|driver> [--name <name>] [--dry-run]',
  about: 'take somebody on; an e-mail tells them where to sign in',
  async run(context) {
    const { deps, options, write } = context;
    const email = word(context, 0, 'the e-mail');
    if (!Email.safeParse(email).success) throw new UsageError(`${email} is no e-mail address`);
    const role = roleOf(context);
    if (!role) throw new UsageError('--role is missing');
    const name = option(context, 'name') ?? email.split('@')[0] ?? email;
    if ((await listStaff(deps, system)).some((member) => member.email === email.toLowerCase())) {
      throw new Refusal(`${email.toLowerCase()} works here already: staff change gives another role or name`);
    }
    if (!options['dry-run']) await inviteStaff(deps, system, { email, name, role, locale: 'de' });
    write(
      `${options['dry-run'] ? 'would invite' : 'invited'} ${email.toLowerCase()} as ${role.toLowerCase()}\n`,
    );
  },
};

const change: Command = {
  usage: 'staff change <e-mail> [--role <role>] [--name <name>] [--dry-run]',
  about: 'change a role or a name',
  async run(context) {
    const { deps, options, write } = context;
    const member = await memberOf(context);
    const [role = member.role, name = member.name] = [roleOf(context), option(context, 'name')];
    if (role === member.role && name === member.name) throw new UsageError('--role or --name is missing');
    if (options['dry-run'] && member.role === 'OWNER' && role !== 'OWNER') {
      await checkOwnersWithout(deps, member.id);
    }
    if (!options['dry-run']) await changeStaff(deps, system, { id: member.id, role, name });
    write(
      `${options['dry-run'] ? 'would change' : 'changed'} ${member.email} to ${name}, ${role.toLowerCase()}\n`,
    );
  },
};

const reset: Command = {
  usage: 'staff reset <e-mail> [--dry-run]',
  about: 'take passkeys away and sign out everywhere, as when a device was lost; codes by e-mail come back',
  async run(context) {
    const { deps, options, write } = context;
    const { id, email, passkeys: known } = await memberOf(context);
    if (options['dry-run']) return write(`would take ${known} passkeys of ${email} and sign them out\n`);
    const { sessions, passkeys } = await resetStaff(deps, system, id);
    write(`took ${passkeys} passkeys of ${email} and signed them out, ${sessions} times\n`);
  },
};

const remove: Command = {
  usage: 'staff remove <e-mail> [--dry-run]',
  about: 'take somebody off the staff; their sign-ins end at once',
  async run(context) {
    const { deps, options, write } = context;
    const { id, email, role } = await memberOf(context);
    if (options['dry-run'] && role === 'OWNER') await checkOwnersWithout(deps, id);
    if (!options['dry-run']) await removeStaff(deps, system, id);
    write(`${options['dry-run'] ? 'would remove' : 'removed'} ${email}\n`);
  },
};

/** Throws UsageError for what is no role. */
function roleOf(context: CommandContext) {
  const given = option(context, 'role');
  if (given === undefined) return undefined;
  const role = given.toUpperCase();
  if (!isRole(role))
    throw new UsageError(`there is no role ${given}; there are ${roles.join(', ').toLowerCase()}`);
  return role;
}

async function memberOf(context: CommandContext) {
  const email = word(context, 0, 'the e-mail').toLowerCase();
  const member = (await listStaff(context.deps, system)).find((each) => each.email === email);
  if (!member) throw new Refusal(`nobody works here as ${email}`);
  return member;
}

export const staffCommands = {
  'staff list': list,
  'staff invite': invite,
  'staff change': change,
  'staff reset': reset,
  'staff remove': remove,
};
