const levels = ['debug', 'info', 'warn', 'error'];

/** Whether a call writes a line into the log, as `deps.log.warn(…)` does. */
function isLogLine({ node }) {
  const { type, callee } = node;
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return levels.includes(property.name) && (object.property ?? object).name === 'log';
}

/** Whether an error is made that no program reads: those that are answered to callers are ShopErrors. */
const isUnexpected = ({ node: { type, callee } }) =>
  type === 'NewExpression' && ['Error', 'RangeError'].includes(callee.name);

/** Leaves out what is said only to the people who read a log: another word there changes nothing that a shop does. */
const spokenWords = {
  shouldIgnore: (path) =>
    isLogLine(path) || isUnexpected(path) ? 'said only to who reads the log' : undefined,
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'spoken-words', value: spokenWords }];
