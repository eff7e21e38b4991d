/** Which folder may import which. `comment` says what to do instead. */
const ours = '^(rules|contract|content|messages|server|ui|app|kitchen|commands|sandbox|pictures|tests)/';
const test = '\\.test\\.tsx?$';

/**
 * Rooms of a house from what knows nothing of the others to what knows them all: each may import those on the floors
 * before its own.
 */
function walls(house, floors) {
  return floors.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      name: `${house.replaceAll('/', '-')}-${room}-imports`,
      severity: 'error',
      comment: `what both need belongs on a floor before (scripts/import-rules.mjs, ${house})`,
      from: { path: `^${house}/${room}/`, pathNot: test },
      to: { path: `^${house}/(${floors.slice(floor).flat().join('|')})/`, pathNot: `^${house}/${room}/` },
    })),
  );
}

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
  only('pictures', [], 'what draws the pictures knows nothing of the shop that shows them'),
  only('ui', [], 'a part of ui knows nothing of us: what is ours belongs into app'),
  only(
    'app',
    ['rules', 'contract', 'content', 'messages', 'ui'],
    'the storefront reaches the server through app/api only',
  ),
  only(
    'kitchen',
    ['rules', 'contract', 'content', 'ui'],
    'the kitchen reaches the server through kitchen/api only, and shares with the storefront what stands in ui',
  ),
  only(
    'server/services',
    [
      'server/db',
      'server/invoices',
      'server/mail',
      'server/payments',
      'server/captcha',
      'server/doctor',
      'server/pictures',
      'server/access',
      'server/policies',
      'server/[a-z-]+.ts',
      'contract',
      'rules',
      'content',
      'messages',
    ],
    'a service knows the database, invoices, mail, payments, pictures and captcha, but not how it is called',
  ),
  only(
    'server/policies',
    ['server/access', 'server/shop-error.ts', 'contract', 'rules'],
    'a policy is a pure function over an actor: what it decides by is handed to it',
  ),
  only(
    'server/access',
    ['server/db', 'server/captcha', 'server/[a-z-]+.ts', 'contract', 'rules'],
    'who somebody is comes before what they may do: services know access, not the other way',
  ),
  {
    name: 'api-imports',
    severity: 'error',
    comment: 'a route calls a service; queries belong into server/services',
    from: { path: '^server/api/', pathNot: test },
    to: { path: '^server/(db|mail|payments|pages|jobs)/', dependencyTypesNot: ['type-only'] },
  },
  ...walls('app', [
    ['stores'],
    ['api'],
    ['loading'],
    ['page'],
    ['booking', 'order', 'address', 'sign-in'],
    ['product'],
    ['screens', 'shell'],
  ]),
  ...walls('server/services', [
    ['settings'],
    ['notices', 'catalogue', 'billing', 'staff'],
    ['booking', 'legal'],
    ['ordering'],
    ['payments'],
    ['customers', 'kitchen'],
  ]),
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
