/** An enquiry that is sent again with the same key is stored once. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const maxIdempotencyKeyLength = 200
