import type { Glazing, OptionalValue } from '@house/contract/plans/planner-parts'

const tables3cl = 'French 3CL calculation tables'
const ashrae = 'ASHRAE Handbook of Fundamentals 2009, chapter F15, hemispherical value'
const laboratory = 'Laboratory table of the glass; the laboratory is not on file'
const unknown: OptionalValue = { value: null, source: 'No source on file' }
const notForThickness: OptionalValue = { value: null, source: 'The table gives no value for this thickness' }

const single = { value: 5.8, source: `${tables3cl}: single glass` }
const air12 = { value: 2.8, source: `${tables3cl}: double glass, 12 mm of air` }
const lowE12 = { value: 1.6, source: `${tables3cl}: low-e double glass, 12 mm of air` }
const lowE12Argon = { value: 1.3, source: `${tables3cl}: low-e double glass, 12 mm of argon` }
const lowE16Argon = { value: 1.1, source: `${tables3cl}: low-e double glass, 16 mm of argon` }
const clear6 = { value: 0.73, source: `${ashrae}: 6 mm clear` }
const clear6126 = { value: 0.6, source: `${ashrae}: 6-12-6 clear` }
const lowE005 = { value: 0.32, source: `${ashrae}: 6-12-6 low-e, e = 0.05` }

/** Rw and Rw + Ctr of a build, from the laboratory. A coating or toughening adds no mass and changes neither. */
function tested(build: string, rw: number, rwCtr: number) {
  const source = `${laboratory} (${build})`
  return { rw: { value: rw, source }, rw_ctr: { value: rwCtr, source } }
}

const untested = { rw: unknown, rw_ctr: unknown }

/** From the outside: pane, gap, pane … */
function layers(...sizes: number[]): Pick<Glazing, 'layers'> {
  return { layers: sizes.map((mm, index) => ({ kind: index % 2 === 0 ? 'pane' : 'gap', mm })) }
}

const clear = { low_e: false, safety: false, frosted: false }

export const glazings: Glazing[] = [
  {
    ...{ key: '6-12-6', name: 'Clear double, 6-12-6', description: 'Still air between two panes' },
    ...{ purposes: ['cooler', 'quieter'], ...layers(6, 12, 6), ...clear },
    ...{ ug: air12, shgc: clear6126, ...tested('6-12-6', 33, 30) },
  },
  {
    ...{ key: '6-12-6-toughened', name: 'Toughened double, 6-12-6', description: 'Crumbles instead of splintering' },
    ...{ purposes: ['safer', 'cooler', 'quieter'], ...layers(6, 12, 6), ...clear, safety: true },
    ...{ ug: air12, shgc: clear6126, ...tested('6-12-6', 33, 30) },
  },
  {
    ...{ key: '6-12-6-low-e', name: 'Low-e double, 6-12-6', description: 'Turns back the west sun' },
    ...{ purposes: ['cooler', 'quieter'], ...layers(6, 12, 6), ...clear, low_e: true },
    ...{ ug: lowE12, shgc: lowE005, ...tested('6-12-6', 33, 30) },
  },
  {
    ...{
      key: '6-12-6-low-e-toughened',
      name: 'Low-e toughened double, 6-12-6',
      description: 'Cool and safe near the floor',
    },
    ...{ purposes: ['cooler', 'safer'], ...layers(6, 12, 6), ...clear, low_e: true, safety: true },
    ...{ ug: lowE12, shgc: lowE005, ...tested('6-12-6', 33, 30) },
  },
  {
    ...{
      key: '6-12-6-low-e-argon',
      name: 'Low-e double with argon, 6-12-6',
      description: 'For rooms that are cooled all day',
    },
    ...{ purposes: ['cooler'], ...layers(6, 12, 6), ...clear, low_e: true },
    ...{ ug: lowE12Argon, shgc: lowE005, ...tested('6-12-6', 33, 30) },
  },
  {
    ...{ key: '6-16-6-low-e-argon', name: 'Low-e double with argon, 6-16-6', description: 'The coolest we fit' },
    ...{ purposes: ['cooler'], ...layers(6, 16, 6), ...clear, low_e: true },
    ...{ ug: lowE16Argon, shgc: lowE005, ...tested('6-16-6', 32, 30) },
  },
  {
    ...{ key: '6-16-6.4', name: 'Laminated double, 6-16-6.4', description: 'Softens traffic and horns' },
    ...{ purposes: ['quieter', 'safer'], ...layers(6, 16, 6.4), ...clear, safety: true },
    ...{ ug: unknown, shgc: notForThickness, ...tested('6-16-6.4 laminated', 37, 32) },
  },
  {
    ...{ key: '6-16-6.8-acoustic', name: 'Acoustic double, 6-16-6.8', description: 'For a bedroom on a main road' },
    ...{ purposes: ['quieter', 'safer'], ...layers(6, 16, 6.8), ...clear, safety: true },
    ...{ ug: unknown, shgc: notForThickness, ...tested('6-16-6.8 acoustic', 40, 34) },
  },
  {
    ...{ key: '10-20-8.4-acoustic', name: 'Acoustic double, 10-20-8.4', description: 'Beside a highway or a railway' },
    ...{ purposes: ['quieter', 'safer'], ...layers(10, 20, 8.4), ...clear, safety: true },
    ...{ ug: unknown, shgc: notForThickness, ...tested('10-20-8.4 acoustic', 45, 40) },
  },
  {
    ...{ key: '4-12-4', name: 'Clear double, 4-12-4', description: 'Light sashes with bars in the cavity' },
    ...{ purposes: [], ...layers(4, 12, 4), ...clear },
    ...{ ug: air12, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '5-12-5', name: 'Clear double, 5-12-5', description: 'A lighter double pane' },
    ...{ purposes: [], ...layers(5, 12, 5), ...clear },
    ...{ ug: air12, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '5-12-5-toughened', name: 'Toughened double, 5-12-5', description: 'For doors and low sills' },
    ...{ purposes: ['safer'], ...layers(5, 12, 5), ...clear, safety: true },
    ...{ ug: air12, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '5-10-5', name: 'Clear double, 5-10-5', description: 'Fits the slim sliding rebate' },
    ...{ purposes: [], ...layers(5, 10, 5), ...clear },
    ...{ ug: { value: null, source: 'The table gives no value for 10 mm of air' }, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '6', name: 'Single, 6 mm', description: 'Shaded wall, quiet lane' },
    ...{ purposes: ['cooler'], ...layers(6), ...clear },
    ...{ ug: single, shgc: clear6, ...untested },
  },
  {
    ...{ key: '5', name: 'Single, 5 mm', description: 'Shaded wall, quiet lane' },
    ...{ purposes: [], ...layers(5), ...clear },
    ...{ ug: single, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '5-toughened', name: 'Single, 5 mm toughened', description: 'Crumbles instead of splintering' },
    ...{ purposes: ['safer'], ...layers(5), ...clear, safety: true },
    ...{ ug: single, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '6-toughened', name: 'Single, 6 mm toughened', description: 'Large sliding panels indoors' },
    ...{ purposes: ['safer'], ...layers(6), ...clear, safety: true },
    ...{ ug: single, shgc: clear6, ...untested },
  },
  {
    ...{ key: '8-toughened', name: 'Single, 8 mm toughened', description: 'Tall slim panels' },
    ...{ purposes: ['safer'], ...layers(8), ...clear, safety: true },
    ...{ ug: single, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '12-toughened', name: 'Single, 12 mm toughened', description: 'Shop fronts and stair halls' },
    ...{ purposes: ['safer'], ...layers(12), ...clear, safety: true },
    ...{ ug: single, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '11.5-laminated', name: 'Laminated, 5+1.52+5', description: 'Stays in the frame when it breaks' },
    ...{ purposes: ['safer', 'quieter'], ...layers(11.52), ...clear, safety: true },
    ...{ ug: single, shgc: notForThickness, ...untested },
  },
  {
    ...{ key: '5-frosted', name: 'Frosted, 5 mm', description: 'Light without looks' },
    ...{ purposes: ['private'], ...layers(5), ...clear, frosted: true },
    ...{ ug: single, shgc: unknown, ...untested },
  },
  {
    ...{ key: '6-12-6-frosted', name: 'Frosted double, 6-12-6', description: 'Light without looks, double glazed' },
    ...{ purposes: ['private', 'quieter'], ...layers(6, 12, 6), ...clear, frosted: true },
    ...{ ug: air12, shgc: unknown, ...tested('6-12-6', 33, 30) },
  },
]
