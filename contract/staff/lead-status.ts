/** The stages of a sale, in their order. `open`: someone is in touch with the person. */
export const pipelineStages = ['new', 'open', 'visited', 'quoted', 'accepted', 'won', 'lost'] as const
export type PipelineStage = (typeof pipelineStages)[number]

export const leadStatuses = [...pipelineStages, 'spam', 'quarantine'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Leads with open work. */
export const unfinishedStatuses: LeadStatus[] = ['new', 'open', 'visited', 'quoted', 'accepted']
export const closedStatuses: LeadStatus[] = ['won', 'lost']
/** Not confirmed to come from a person: they count in no figure and are not merged with a person's other enquiries. */
export const suspectStatuses: LeadStatus[] = ['spam', 'quarantine']

export const leadKinds = ['enquiry', 'dealer'] as const
export type LeadKind = (typeof leadKinds)[number]

/** How a lead that staff enter by hand reached the company. */
export const leadSources = ['Phone call', 'Visit'] as const
export type LeadSource = (typeof leadSources)[number]

/** How staff reach a person from the screen of a lead. */
export const contactMethods = ['phone', 'whatsapp', 'mail'] as const
export type ContactMethod = (typeof contactMethods)[number]
