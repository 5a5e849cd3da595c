/** Why nothing was sent, and beside which field to say so, where it concerns one. */
export type SendFailure = { field?: string | undefined; message: string; status?: number }
/** What a form has to say about the last time it was sent: a failure, or the message of a success. */
export type SendOutcome = { failure?: SendFailure | undefined; message?: string | undefined }

export const faultMessage = 'An error occurred. Please try again.'
