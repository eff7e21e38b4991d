import * as build from 'virtual:react-router/server-build';

export { build };
