/** Why nothing was sent, and beside which field to say so, where it concerns one. */
export type SubmitError = { field?: string | undefined; message: string; status?: number }
/** What a form has to say about the last time it was sent: a failure, or the message of a success. */
export type SubmitResult = { failure?: SubmitError | undefined; message?: string | undefined }

export const genericErrorMessage = 'An error occurred. Please try again.'
