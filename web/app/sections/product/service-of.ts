import { defaultService, type Service, services } from '@house/contract/enquiry/options'

/** The service whose first word starts the category's title. */
export function serviceOf(category = '') {
  const begins = (service: Service) => category.toLowerCase().startsWith(service.toLowerCase().split(' ')[0] ?? service)
  return services.find(begins) ?? defaultService
}
