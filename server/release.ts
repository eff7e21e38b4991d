import packageJson from '../package.json' with { type: 'json' };

/** The release that this program is, such as `0.8.0`. */
export const release: string = packageJson.version;
