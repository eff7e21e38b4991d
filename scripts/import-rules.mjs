/** Which folder may import which. `comment` says what to do instead. */
const ours = '^(rules|contract|content|messages|server|ui|app|commands|sandbox|tests)/';
const test = '\\.test\\.tsx?$';

/**
 * The rooms of the storefront, from what knows nothing of the others to what knows them all: each may import those
 * before it, screens nothing of the shell.
 */
const appRooms = [
  ['stores'],
  ['api'],
  ['loading'],
  ['page'],
  ['booking', 'order', 'address', 'sign-in'],
  ['product'],
  ['screens', 'shell'],
];
const appWalls = appRooms.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    name: `app-${room}-imports`,
    severity: 'error',
    comment: 'what both need belongs into a room that comes before them in appRooms',
    from: { path: `^app/${room}/` },
    to: {
      path: `^app/(${appRooms.slice(floor).flat().join('|')})/`,
      pathNot: `^app/${room}/`,
    },
  })),
);

/** A folder that may import only the listed ones among ours. */
function only(from, allowed, comment) {
  return {
    name: `${from.replaceAll('/', '-')}-imports`,
    severity: 'error',
    comment,
    from: { path: `^${from}/`, pathNot: test },
    to: {
      path: ours,
      pathNot: [from, ...allowed].map((path) => (path.endsWith('.ts') ? `^${path}$` : `^${path}/`)),
    },
  };
}

export const rules = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'take the shared part out into a file that both import',
    from: { pathNot: 'node_modules' },
    to: { circular: true, dependencyTypesNot: ['type-only'] },
  },
  only('rules', [], 'a rule gets what it needs as an argument'),
  {
    name: 'rules-no-packages',
    severity: 'error',
    comment: 'a rule is plain code that runs anywhere',
    from: { path: '^rules/', pathNot: test },
    to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
  },
  only('contract', ['rules', 'content'], 'the wire knows rules, nobody else'),
  only('content', ['rules'], 'data knows rules, nobody else'),
  only('ui', [], 'a part of ui knows nothing of us: what is ours belongs into app'),
  only(
    'app',
    ['rules', 'contract', 'content', 'messages', 'ui'],
    'the storefront reaches the server through app/api only',
  ),
  only(
    'server/services',
    [
      'server/db',
      'server/invoices',
      'server/mail',
      'server/payments',
      'server/captcha',
      'server/[a-z-]+.ts',
      'contract',
      'rules',
      'content',
      'messages',
    ],
    'a service knows the database, invoices, mail, payments and captcha, but not how it is called',
  ),
  {
    name: 'api-imports',
    severity: 'error',
    comment: 'a route calls a service; queries belong into server/services',
    from: { path: '^server/api/', pathNot: test },
    to: { path: '^server/(db|mail|payments|pages|jobs)/', dependencyTypesNot: ['type-only'] },
  },
  ...appWalls,
  {
    name: 'cart-steps',
    severity: 'error',
    comment: 'the basket comes first, then the delivery, then the checkout, which knows both',
    from: { path: '^app/screens/cart/(basket|delivery)/' },
    to: { path: '^app/screens/cart/(basket|delivery|checkout)/', pathNot: '^app/screens/cart/$1/' },
  },
  {
    name: 'screens-apart',
    severity: 'error',
    comment: 'what two screens share belongs into a room of the storefront that is named for what it shows',
    from: { path: '^app/screens/([^/]+)/' },
    to: { path: '^app/screens/', pathNot: '^app/screens/$1/' },
  },
  {
    name: 'nobody-imports-tests',
    severity: 'error',
    comment: 'test support stays in tests',
    from: { path: ours, pathNot: ['^tests/', test] },
    to: { path: '^tests/' },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'the file or package does not exist',
    from: { path: ours },
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '\\?url$', '^vitest'] },
  },
];
