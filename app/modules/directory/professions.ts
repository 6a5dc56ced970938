import type { Locale } from '#app/core/i18n/locale.ts'

/** One and many of those who practice a specialty, by its slug: "a psychiatrist", "psychiatrists". */
const english: Readonly<Record<string, readonly [one: string, many: string]>> = {
  acupuncture: ['an acupuncturist', 'acupuncturists'],
  'adolescent-medicine': ['an adolescent medicine doctor', 'adolescent medicine doctors'],
  'allergy-and-immunology': ['an allergist', 'allergists'],
  anesthesiology: ['an anesthesiologist', 'anesthesiologists'],
  audiology: ['an audiologist', 'audiologists'],
  'cardiac-electrophysiology': ['a heart rhythm specialist', 'heart rhythm specialists'],
  cardiology: ['a cardiologist', 'cardiologists'],
  'child-psychiatry': ['a child psychiatrist', 'child psychiatrists'],
  chiropractic: ['a chiropractor', 'chiropractors'],
  'clinical-social-work': ['a clinical social worker', 'clinical social workers'],
  'colorectal-surgery': ['a colorectal surgeon', 'colorectal surgeons'],
  'critical-care': ['a critical care doctor', 'critical care doctors'],
  dentistry: ['a dentist', 'dentists'],
  dermatology: ['a dermatologist', 'dermatologists'],
  'diagnostic-radiology': ['a radiologist', 'radiologists'],
  'emergency-medicine': ['an emergency doctor', 'emergency doctors'],
  endocrinology: ['an endocrinologist', 'endocrinologists'],
  endodontics: ['an endodontist', 'endodontists'],
  'family-medicine': ['a family doctor', 'family doctors'],
  gastroenterology: ['a gastroenterologist', 'gastroenterologists'],
  'general-practice': ['a general practitioner', 'general practitioners'],
  'general-surgery': ['a general surgeon', 'general surgeons'],
  'geriatric-medicine': ['a geriatrician', 'geriatricians'],
  'hematology-and-oncology': ['a hematologist-oncologist', 'hematologist-oncologists'],
  hepatology: ['a liver specialist', 'liver specialists'],
  'infectious-disease': ['an infectious disease doctor', 'infectious disease doctors'],
  'internal-medicine': ['an internist', 'internists'],
  'interventional-cardiology': ['an interventional cardiologist', 'interventional cardiologists'],
  'interventional-radiology': ['an interventional radiologist', 'interventional radiologists'],
  'marriage-and-family-therapy': ['a marriage and family therapist', 'marriage and family therapists'],
  'massage-therapy': ['a massage therapist', 'massage therapists'],
  'maternal-and-fetal-medicine': ['a high-risk pregnancy doctor', 'high-risk pregnancy doctors'],
  'medical-genetics': ['a medical geneticist', 'medical geneticists'],
  'medical-oncology': ['an oncologist', 'oncologists'],
  'mental-health-counseling': ['a mental health counselor', 'mental health counselors'],
  midwifery: ['a midwife', 'midwives'],
  nephrology: ['a nephrologist', 'nephrologists'],
  neurology: ['a neurologist', 'neurologists'],
  neurosurgery: ['a neurosurgeon', 'neurosurgeons'],
  'nurse-practitioner': ['a nurse practitioner', 'nurse practitioners'],
  nutrition: ['a nutritionist', 'nutritionists'],
  'obstetrics-and-gynecology': ['an OB-GYN', 'OB-GYNs'],
  'occupational-therapy': ['an occupational therapist', 'occupational therapists'],
  ophthalmology: ['an ophthalmologist', 'ophthalmologists'],
  optometry: ['an optometrist', 'optometrists'],
  'oral-surgery': ['an oral surgeon', 'oral surgeons'],
  orthodontics: ['an orthodontist', 'orthodontists'],
  'orthopedic-surgery': ['an orthopedic surgeon', 'orthopedic surgeons'],
  otolaryngology: ['an ear, nose, and throat doctor', 'ear, nose, and throat doctors'],
  'pain-medicine': ['a pain specialist', 'pain specialists'],
  pathology: ['a pathologist', 'pathologists'],
  'pediatric-dentistry': ['a pediatric dentist', 'pediatric dentists'],
  pediatrics: ['a pediatrician', 'pediatricians'],
  periodontics: ['a periodontist', 'periodontists'],
  'physical-medicine-and-rehabilitation': ['a rehabilitation doctor', 'rehabilitation doctors'],
  'physical-therapy': ['a physical therapist', 'physical therapists'],
  'physician-assistant': ['a physician assistant', 'physician assistants'],
  'plastic-surgery': ['a plastic surgeon', 'plastic surgeons'],
  podiatry: ['a podiatrist', 'podiatrists'],
  'preventive-medicine': ['a preventive medicine doctor', 'preventive medicine doctors'],
  prosthodontics: ['a prosthodontist', 'prosthodontists'],
  psychiatry: ['a psychiatrist', 'psychiatrists'],
  psychology: ['a psychologist', 'psychologists'],
  pulmonology: ['a pulmonologist', 'pulmonologists'],
  'radiation-oncology': ['a radiation oncologist', 'radiation oncologists'],
  'reproductive-endocrinology': ['a fertility doctor', 'fertility doctors'],
  rheumatology: ['a rheumatologist', 'rheumatologists'],
  'sleep-medicine': ['a sleep doctor', 'sleep doctors'],
  'speech-therapy': ['a speech therapist', 'speech therapists'],
  'sports-medicine': ['a sports medicine doctor', 'sports medicine doctors'],
  'thoracic-surgery': ['a thoracic surgeon', 'thoracic surgeons'],
  urology: ['a urologist', 'urologists'],
  'vascular-surgery': ['a vascular surgeon', 'vascular surgeons'],
}

/** Who is no physician and no dentist is not called 医生: the law of New York keeps the titles apart, and so do patients. */
const chinese: Readonly<Record<string, Readonly<Record<'zh-Hans' | 'zh-Hant', string>>>> = {
  acupuncture: { 'zh-Hans': '针灸师', 'zh-Hant': '針灸師' },
  audiology: { 'zh-Hans': '听力师', 'zh-Hant': '聽力師' },
  chiropractic: { 'zh-Hans': '整脊师', 'zh-Hant': '整脊師' },
  'clinical-social-work': { 'zh-Hans': '临床社工', 'zh-Hant': '臨床社工師' },
  'marriage-and-family-therapy': { 'zh-Hans': '婚姻家庭治疗师', 'zh-Hant': '婚姻家庭治療師' },
  'massage-therapy': { 'zh-Hans': '按摩治疗师', 'zh-Hant': '按摩治療師' },
  'mental-health-counseling': { 'zh-Hans': '心理咨询师', 'zh-Hant': '心理諮商師' },
  midwifery: { 'zh-Hans': '助产士', 'zh-Hant': '助產士' },
  'nurse-practitioner': { 'zh-Hans': '专科护理师', 'zh-Hant': '專科護理師' },
  nutrition: { 'zh-Hans': '营养师', 'zh-Hant': '營養師' },
  'occupational-therapy': { 'zh-Hans': '职业治疗师', 'zh-Hant': '職能治療師' },
  optometry: { 'zh-Hans': '验光师', 'zh-Hant': '驗光師' },
  'physical-therapy': { 'zh-Hans': '物理治疗师', 'zh-Hant': '物理治療師' },
  'physician-assistant': { 'zh-Hans': '医师助理', 'zh-Hant': '醫師助理' },
  psychology: { 'zh-Hans': '临床心理师', 'zh-Hant': '臨床心理師' },
  'speech-therapy': { 'zh-Hans': '言语治疗师', 'zh-Hant': '語言治療師' },
}

/** What those who practice a specialty are called: `one` with its article, `many`, and `Many` where a sentence begins. */
export interface Profession {
  one: string
  many: string
  Many: string
}

type Nouns = (slug: string, name: string) => readonly [one: string, many: string]

const chineseNouns =
  (script: 'zh-Hans' | 'zh-Hant', doctor: string): Nouns =>
  (slug, name) => {
    const noun = Object.hasOwn(chinese, slug) ? chinese[slug]![script] : name + doctor
    return [noun, noun]
  }

/** A specialty that somebody added is called by its name. */
const nounsIn: Readonly<Record<Locale, Nouns>> = {
  'zh-Hans': chineseNouns('zh-Hans', '医生'),
  'zh-Hant': chineseNouns('zh-Hant', '醫生'),
  'en-US': (slug, name) =>
    Object.hasOwn(english, slug) ? english[slug]! : [`a doctor of ${name}`, `doctors of ${name}`],
}

/** By slug, as a name may be changed here. */
export function professionOf({ slug, name }: { slug: string; name: string }, locale: Locale): Profession {
  const [one, many] = nounsIn[locale](slug, name)
  return { one, many, Many: many.charAt(0).toUpperCase() + many.slice(1) }
}
