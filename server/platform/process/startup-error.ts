/** A start that cannot succeed, explained in one sentence with the way out. */
export class StartupError extends Error {}
