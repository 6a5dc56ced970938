import { type MedicationEntry, withReadDays } from './entry.ts'
import { bloodPressure } from './medications/blood-pressure.ts'
import { cholesterolAndBlood } from './medications/cholesterol-and-blood.ts'
import { coldAllergyAndLungs } from './medications/cold-allergy-and-lungs.ts'
import { diabetesAndThyroid } from './medications/diabetes-and-thyroid.ts'
import { eyesAndSkin } from './medications/eyes-and-skin.ts'
import { hormonesBonesAndProstate } from './medications/hormones-bones-and-prostate.ts'
import { infections } from './medications/infections.ts'
import { mindAndNerves } from './medications/mind-and-nerves.ts'
import { painAndGout } from './medications/pain-and-gout.ts'
import { stomachAndBowel } from './medications/stomach-and-bowel.ts'

/** Medicines that Chinese-speaking New Yorkers commonly take or ask for. Facts for reading; never a dose. */
export const medicationEntries: MedicationEntry[] = [
  ...bloodPressure,
  ...cholesterolAndBlood,
  ...diabetesAndThyroid,
  ...stomachAndBowel,
  ...painAndGout,
  ...coldAllergyAndLungs,
  ...infections,
  ...hormonesBonesAndProstate,
  ...mindAndNerves,
  ...eyesAndSkin,
].map(withReadDays)
