/** Before anything else is imported: React and its router are then those that customers get, not those of developers. */
process.env.NODE_ENV = 'production';
