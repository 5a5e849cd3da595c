export const officeKinds = ['head-office', 'fabrication-unit', 'workshop', 'showroom'] as const
export type OfficeKind = (typeof officeKinds)[number]

export const officeKindLabels: Record<OfficeKind, string> = {
  'head-office': 'Head office',
  'fabrication-unit': 'Fabrication unit',
  workshop: 'Workshop',
  showroom: 'Showroom',
}
