/** What the visitor said of the project before the form opened. It travels as the detail of the service. */
export const projectFieldName = 'project'

/** Names of the boxes that go along unseen; the first means nothing, so that no browser fills it in. */
export const spamCheckFields = { honeypot: 'extra_note', token: 'form_token', consent: 'consent' } as const
