/** Estimates of whole plans that a client may ask for in a minute: one for each change of a quick visitor. */
export const estimateLimit = { max: 120, windowMs: 60_000 }

/** Pages, answers and files of quotations that a client may ask for in a minute. */
export const quotationLimit = { max: 60, windowMs: 60_000 }
