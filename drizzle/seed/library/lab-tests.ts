import { type LabTestEntry, withReadDays } from './entry.ts'
import { bloodAndChemistry } from './lab-tests/blood-and-chemistry.ts'
import { cancerAndInfection } from './lab-tests/cancer-and-infection.ts'
import { organs } from './lab-tests/organs.ts'
import { labCategories } from './lab-tests/shape.ts'
import { sti } from './lab-tests/sti.ts'
import { urinePregnancyAndChildren } from './lab-tests/urine-pregnancy-and-children.ts'

export { labPanelEntries } from './lab-tests/panels.ts'

const written: LabTestEntry[] = [
  ...bloodAndChemistry,
  ...organs,
  ...cancerAndInfection,
  ...sti,
  ...urinePregnancyAndChildren,
].map(withReadDays)

/** The tests of the catalogue, by category in the order in which the page shows them. */
export const labTestEntries: LabTestEntry[] = labCategories.flatMap((category) =>
  written.filter((test) => test.category === category),
)
