import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A key that an authenticator keeps, and for whom. */
interface Passkey {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly key: KeyObject;
}

/** What a test may have the browser or the authenticator do otherwise than they should. */
interface Otherwise {
  /** Page on which it happens. */
  readonly origin?: string;
  /** Host that the key is said to be for. */
  readonly rpId?: string;
  /** False for a press without fingerprint or PIN. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** `challenge` is what the kitchen answers as options for navigator.credentials. */
type Options = Record<string, unknown>;

/** A browser with an authenticator in software: keys on P-256, signatures that hold, nothing attested. */
export class Authenticator {
  readonly #origin: string;
  readonly #passkeys: Passkey[] = [];
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Makes a passkey, as navigator.credentials.create does, and answers what its toJSON would. */
  create(options: Options, otherwise: Otherwise = {}) {
    const { rp, user, challenge } = options as {
      rp: { id: string };
      user: { id: string };
      challenge: string;
    };
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    this.#passkeys.push({ id: base64url(id), rpId: rp.id, userHandle: user.id, key: privateKey });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = map([
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(Buffer.from(x, 'base64url'))],
      [int(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const authData = Buffer.concat([this.#authData(rp.id, 0x40, otherwise), attested]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ]);
    return {
      ...publicKeyCredential(base64url(id)),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, otherwise),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the passkey made last for a host, as navigator.credentials.get does, and answers what its toJSON would. */
  sign(options: Options, otherwise: Otherwise = {}) {
    const { rpId, challenge } = options as { rpId: string; challenge: string };
    const passkey = this.#passkeys.findLast((each) => each.rpId === rpId);
    if (!passkey) throw new Error(`no passkey for ${rpId}`);
    this.counter++;
    const authData = this.#authData(rpId, 0, otherwise);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, otherwise);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...publicKeyCredential(passkey.id),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, passkey.key)),
        userHandle: otherwise.userHandle ?? passkey.userHandle,
      },
    };
  }

  #authData(rpId: string, flags: number, otherwise: Otherwise): Buffer {
    const { isVerified = true, counter = this.counter } = otherwise;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags | 0x01 | (isVerified ? 0x04 : 0));
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(otherwise.rpId ?? rpId)), tail]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Otherwise): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}

const publicKeyCredential = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
});
const base64url = (value: Buffer) => value.toString('base64url');
const sha256 = (value: Buffer) => createHash('sha256').update(value).digest();

/** CBOR, as much of it as a passkey needs. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);
