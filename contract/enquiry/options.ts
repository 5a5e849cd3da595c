/** What an enquiry can be about besides the services of the settings; the visitor then specifies it. */
export const otherService = 'other'

/** The services of the form, the default first. */
export function offeredServices(services: string[]): [string, ...string[]] {
  const [first = otherService, ...more] = services
  return first === otherService ? [first] : [first, ...more, otherService]
}

/** The `type` of an enquiry that asks to become a dealer. */
export const dealerType = 'dealership_request'
