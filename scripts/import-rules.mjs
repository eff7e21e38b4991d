/** Which folder may import which. `comment` says what to do instead. */
const ours = '^(rules|contract|content|messages|server|app|commands|sandbox|tests)/';
const test = '\\.test\\.tsx?$';

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
  only('app/ui', [], 'what is ours belongs into app/parts'),
  only(
    'app',
    ['rules', 'contract', 'content', 'messages'],
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
  {
    name: 'screens-apart',
    severity: 'error',
    comment: 'what two screens share belongs into app/parts',
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
