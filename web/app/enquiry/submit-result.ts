/** Why the submission failed, and the field it concerns, if any. */
export type SubmitError = { field?: string | undefined; message: string; status?: number }
/** The result of the last submission: an error, or the success message. */
export type SubmitResult = { failure?: SubmitError | undefined; message?: string | undefined }

export const genericErrorMessage = 'An error occurred. Please try again.'
