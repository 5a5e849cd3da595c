import { defaultService, type Service, services } from '@house/contract/enquiry/options'

/** The service that a category's title begins like. */
export function serviceOf(category = '') {
  const begins = (service: Service) => category.toLowerCase().startsWith(service.toLowerCase().split(' ')[0] ?? service)
  return services.find(begins) ?? defaultService
}
