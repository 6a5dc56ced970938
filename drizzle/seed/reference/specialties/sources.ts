import { medlinePlus } from '#drizzle/seed/library/knowledge/sources.ts'
import type { Source } from '#drizzle/schema/content.ts'

/** The day the guides were last compared with the pages below. */
export const guidesReviewedOn = '2026-11-22'

const choosing = medlinePlus('Choosing a Doctor or Health Care Service', 'choosingadoctororhealthcareservice')
const complementary = medlinePlus('Complementary and Integrative Medicine', 'complementaryandintegrativemedicine')
const rehabilitation = medlinePlus('Rehabilitation', 'rehabilitation')
const mentalHealth = medlinePlus('Mental Health', 'mentalhealth')
const imaging = medlinePlus('Diagnostic Imaging', 'diagnosticimaging')
const teeth = medlinePlus('Tooth Disorders', 'toothdisorders')

/** What patients can read in English of what a specialty treats, by its id. */
const topics: Readonly<Record<string, Source>> = {
  'family-medicine': choosing,
  'internal-medicine': choosing,
  'general-practice': choosing,
  'nurse-practitioner': choosing,
  'physician-assistant': choosing,
  'geriatric-medicine': medlinePlus('Older Adult Health', 'olderadulthealth'),
  'preventive-medicine': medlinePlus('Health Checkup', 'healthcheckup'),
  nutrition: medlinePlus('Nutrition', 'nutrition'),
  pediatrics: medlinePlus('Children’s Health', 'childrenshealth'),
  'adolescent-medicine': medlinePlus('Teen Health', 'teenhealth'),
  'obstetrics-and-gynecology': medlinePlus('Women’s Health', 'womenshealth'),
  'maternal-and-fetal-medicine': medlinePlus('High-Risk Pregnancy', 'highriskpregnancy'),
  'reproductive-endocrinology': medlinePlus('Infertility', 'infertility'),
  midwifery: medlinePlus('Childbirth', 'childbirth'),
  cardiology: medlinePlus('Heart Diseases', 'heartdiseases'),
  'interventional-cardiology': medlinePlus('Coronary Artery Disease', 'coronaryarterydisease'),
  'cardiac-electrophysiology': medlinePlus('Arrhythmia', 'arrhythmia'),
  pulmonology: medlinePlus('Lung Diseases', 'lungdiseases'),
  gastroenterology: medlinePlus('Digestive Diseases', 'digestivediseases'),
  hepatology: medlinePlus('Liver Diseases', 'liverdiseases'),
  'colorectal-surgery': medlinePlus('Colonic Diseases', 'colonicdiseases'),
  nephrology: medlinePlus('Kidney Diseases', 'kidneydiseases'),
  urology: medlinePlus('Bladder Diseases', 'bladderdiseases'),
  'orthopedic-surgery': medlinePlus('Bone Diseases', 'bonediseases'),
  'physical-therapy': rehabilitation,
  'physical-medicine-and-rehabilitation': rehabilitation,
  'occupational-therapy': rehabilitation,
  chiropractic: complementary,
  'massage-therapy': complementary,
  podiatry: medlinePlus('Foot Injuries and Disorders', 'footinjuriesanddisorders'),
  'pain-medicine': medlinePlus('Chronic Pain', 'chronicpain'),
  'sports-medicine': medlinePlus('Sports Injuries', 'sportsinjuries'),
  dermatology: medlinePlus('Skin Conditions', 'skinconditions'),
  ophthalmology: medlinePlus('Eye Diseases', 'eyediseases'),
  optometry: medlinePlus('Eye Care', 'eyecare'),
  otolaryngology: medlinePlus('Ear Disorders', 'eardisorders'),
  audiology: medlinePlus('Hearing Disorders and Deafness', 'hearingdisordersanddeafness'),
  'speech-therapy': medlinePlus('Speech and Communication Disorders', 'speechandcommunicationdisorders'),
  dentistry: medlinePlus('Dental Health', 'dentalhealth'),
  orthodontics: medlinePlus('Orthodontia', 'orthodontia'),
  'pediatric-dentistry': medlinePlus('Child Dental Health', 'childdentalhealth'),
  'oral-surgery': teeth,
  endodontics: teeth,
  periodontics: medlinePlus('Gum Disease', 'gumdisease'),
  prosthodontics: medlinePlus('Dentures', 'dentures'),
  neurology: medlinePlus('Neurologic Diseases', 'neurologicdiseases'),
  neurosurgery: medlinePlus('Brain Diseases', 'braindiseases'),
  'sleep-medicine': medlinePlus('Sleep Disorders', 'sleepdisorders'),
  psychiatry: medlinePlus('Mental Disorders', 'mentaldisorders'),
  'child-psychiatry': medlinePlus('Child Mental Health', 'childmentalhealth'),
  psychology: mentalHealth,
  'clinical-social-work': mentalHealth,
  'mental-health-counseling': mentalHealth,
  'marriage-and-family-therapy': mentalHealth,
  'hematology-and-oncology': medlinePlus('Blood Disorders', 'blooddisorders'),
  'medical-oncology': medlinePlus('Cancer', 'cancer'),
  'radiation-oncology': medlinePlus('Radiation Therapy', 'radiationtherapy'),
  endocrinology: medlinePlus('Endocrine Diseases', 'endocrinediseases'),
  rheumatology: medlinePlus('Autoimmune Diseases', 'autoimmunediseases'),
  'allergy-and-immunology': medlinePlus('Allergy', 'allergy'),
  'infectious-disease': medlinePlus('Infectious Diseases', 'infectiousdiseases'),
  acupuncture: medlinePlus('Acupuncture', 'acupuncture'),
  'general-surgery': medlinePlus('Surgery', 'surgery'),
  'thoracic-surgery': medlinePlus('Chest Injuries and Disorders', 'chestinjuriesanddisorders'),
  'vascular-surgery': medlinePlus('Vascular Diseases', 'vasculardiseases'),
  'plastic-surgery': medlinePlus('Plastic and Cosmetic Surgery', 'plasticandcosmeticsurgery'),
  anesthesiology: medlinePlus('Anesthesia', 'anesthesia'),
  'diagnostic-radiology': imaging,
  'interventional-radiology': imaging,
  pathology: medlinePlus('Biopsy', 'biopsy'),
  'emergency-medicine': medlinePlus('Emergency Medical Services', 'emergencymedicalservices'),
  'critical-care': medlinePlus('Critical Care', 'criticalcare'),
  'medical-genetics': medlinePlus('Genetic Counseling', 'geneticcounseling'),
}

/** Where the guide of a specialty comes from: its definition in the NUCC code set, then a page for patients. */
export function sourcesOfGuide(id: string, nuccCode: string): Source[] {
  const definition: Source = {
    publisher: 'NUCC',
    title: `Health Care Provider Taxonomy, ${nuccCode}`,
    url: `https://taxonomy.nucc.org/?searchTerm=${nuccCode}`,
  }
  const topic = topics[id]
  if (topic === undefined) throw new Error(`no page for patients about ${id}`)
  return [definition, topic]
}
