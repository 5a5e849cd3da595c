import { balconyRailingHeightAndGlass } from './blogs/balcony-railing-height-and-glass.ts'
import { careOfAluminiumAndPowderCoat } from './blogs/care-of-aluminium-and-powder-coat.ts'
import { careOfGlassMeshAndHardware } from './blogs/care-of-glass-mesh-and-hardware.ts'
import { careOfUpvcWindowsAndDoors } from './blogs/care-of-upvc-windows-and-doors.ts'
import { childSafetyOnHighFloors } from './blogs/child-safety-on-high-floors.ts'
import { choosingInsectMesh } from './blogs/choosing-insect-mesh.ts'
import { condensationInWinterFog } from './blogs/condensation-in-winter-fog.ts'
import { doubleGlazingAndTrafficNoise } from './blogs/double-glazing-and-traffic-noise.ts'
import { dustStormsAndSlidingTracks } from './blogs/dust-storms-and-sliding-tracks.ts'
import { homeOfficeByTheWindow } from './blogs/home-office-by-the-window.ts'
import { howToMeasureAWindowOpening } from './blogs/how-to-measure-a-window-opening.ts'
import { laminatedOrToughenedGlass } from './blogs/laminated-or-toughened-glass.ts'
import { newWindowsInALivedInFlat } from './blogs/new-windows-in-a-lived-in-flat.ts'
import { officeGlassPartitionsAndSpeechPrivacy } from './blogs/office-glass-partitions-and-speech-privacy.ts'
import { readingAWindowQuotation } from './blogs/reading-a-window-quotation.ts'
import { showerGlassAndHardWater } from './blogs/shower-glass-and-hard-water.ts'
import { siteReadinessBeforeInstallation } from './blogs/site-readiness-before-installation.ts'
import { skylightsWithoutTheHeat } from './blogs/skylights-without-the-heat.ts'
import { slimSlidingDoorsInSmallFlats } from './blogs/slim-sliding-doors-in-small-flats.ts'
import { upvcOrAluminiumInNcrHeat } from './blogs/upvc-or-aluminium-in-ncr-heat.ts'
import { whatMultipointLockingDoes } from './blogs/what-multipoint-locking-does.ts'
import { whatTheJharokhaKnew } from './blogs/what-the-jharokha-knew.ts'
import { whyWindowsLeakAtTheSill } from './blogs/why-windows-leak-at-the-sill.ts'
import { windowColoursInStrongSun } from './blogs/window-colours-in-strong-sun.ts'
import { windowMaintenanceCalendar } from './blogs/window-maintenance-calendar.ts'
import type { BlogSeed } from './types.ts'

/** Newest first. */
export const blogs: BlogSeed[] = [
  newWindowsInALivedInFlat,
  readingAWindowQuotation,
  whyWindowsLeakAtTheSill,
  dustStormsAndSlidingTracks,
  skylightsWithoutTheHeat,
  officeGlassPartitionsAndSpeechPrivacy,
  condensationInWinterFog,
  childSafetyOnHighFloors,
  doubleGlazingAndTrafficNoise,
  balconyRailingHeightAndGlass,
  choosingInsectMesh,
  upvcOrAluminiumInNcrHeat,
  careOfGlassMeshAndHardware,
  windowColoursInStrongSun,
  careOfAluminiumAndPowderCoat,
  homeOfficeByTheWindow,
  careOfUpvcWindowsAndDoors,
  slimSlidingDoorsInSmallFlats,
  whatMultipointLockingDoes,
  windowMaintenanceCalendar,
  laminatedOrToughenedGlass,
  showerGlassAndHardWater,
  whatTheJharokhaKnew,
  siteReadinessBeforeInstallation,
  howToMeasureAWindowOpening,
]
