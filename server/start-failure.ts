/** A start that cannot succeed, told as one sentence with what to do about it. */
export class StartFailure extends Error {}
