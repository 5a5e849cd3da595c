/** Project details entered before the form opened, submitted as the service detail. */
export const projectFieldName = 'project'

/** The code of a saved plan that is sent along. */
export const planFieldName = 'plan_code'

/** Names of the hidden fields. That of the honeypot has no meaning, so that browsers do not autofill it. */
export const spamCheckFields = { honeypot: 'extra_note', token: 'form_token', consent: 'consent' } as const
