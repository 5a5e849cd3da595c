import { offeredServices } from '@house/contract/enquiry/options'
import { useCompany } from '../site-data/site-data.ts'

/** The services of the forms, the default first. */
export function useServices() {
  return offeredServices(useCompany().services)
}

/** The service that a category's products belong to. */
export function serviceOf(services: string[], categoryTitle = '') {
  return services.find((service) => isAbout(service, categoryTitle)) ?? offeredServices(services)[0]
}

/** Whether a category's title starts with the first word of the service. */
export function isAbout(service: string, categoryTitle: string) {
  const [word = service] = service.toLowerCase().split(' ')
  return categoryTitle.toLowerCase().startsWith(word)
}
