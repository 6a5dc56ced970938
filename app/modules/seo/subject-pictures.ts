/** What titles speak of, in any language, and the object for it; the first that fits. */
const subjects = [
  [/血压|血壓|blood pressure/i, 'cuff'],
  [/疫苗|打针|打針|vaccin|\bshots?\b/i, 'syringe'],
  [/钼靶|乳房|乳腺|mammogram/i, 'ribbon'],
  [/中药|中藥|草药|草藥|\bherb/i, 'mortar'],
  [/化验|化驗|检验|檢驗|验血|驗血|lab report|blood test/i, 'report'],
  [/肝炎|乙肝|hepatitis/i, 'vial'],
  [/翻译|翻譯|口译|口譯|传译|傳譯|interpreter/i, 'speech'],
  [/开放注册|開放註冊|换计划|換計劃|open enrollment/i, 'calendar'],
  [/白卡|红蓝卡|紅藍卡|保险|保險|medicaid|medicare|insurance/i, 'card'],
  [/带什么|帶什麼|带齐|帶齊|what to bring/i, 'bag'],
  [/急诊|急診|emergency|urgent care/i, 'ambulance'],
  [/感冒|发烧|發燒|流感|\bcolds?\b|\bfever|\bflu\b/i, 'thermometer'],
  [/胃|肠|腸|stomach|\bgut\b/i, 'bowl'],
  [/糖|\bsugar|diabet/i, 'sugar'],
  [/睡|失眠|\bsleep/i, 'lamp'],
  [/盐|鹽|\bsalt/i, 'scale'],
  [/牙|\bteeth|\btooth|\bdental/i, 'tooth'],
  [/眼|\beyes?\b/i, 'eye'],
] as const

/** What is drawn for the other posts of a category, by turns: nothing that says more than the category does; an editor may add categories, which take from those for any. */
const postPictures = {
  'choosing-a-doctor': ['stethoscope', 'telephone', 'calendar', 'subway'],
  insurance: ['card', 'umbrella', 'pen'],
  prevention: ['apricot', 'magnifier', 'heart', 'stethoscope'],
  seniors: ['tea', 'glasses', 'telephone', 'cane'],
  'immigration-and-newcomers': ['passport', 'speech', 'letter', 'subway'],
} as const

const anyPost = ['tea', 'lamp', 'apricot', 'letter'] as const

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key)

type Post = { number: number; title: string; category: { slug: string } }

/** The object drawn for a post: of what its title speaks of, else one of its category, always the same for its number. */
export function pictureOfPost({ number, title, category }: Post) {
  const own = subjects.find(([words]) => words.test(title))
  if (own) return own[1]
  const drawn = isKeyOf(postPictures, category.slug) ? postPictures[category.slug] : anyPost
  return drawn[number % drawn.length]!
}

/** Topics with an object of their own. */
export const topicPictures = {
  'colorectal-cancer-screening': 'report',
  mammogram: 'ribbon',
  'cervical-cancer-screening': 'calendar',
  'lung-cancer-screening': 'lungs',
  'child-health-plus': 'bear',
  'no-insurance': 'telephone',
  'long-term-home-care': 'lamp',
  'health-care-proxy': 'pen',
  'fall-prevention': 'cane',
  'dementia-signs': 'yarn',
  'medicine-review': 'bottle',
  'stroke-signs': 'brain',
  'heart-attack-signs': 'heart',
  influenza: 'thermometer',
  shingles: 'salve',
  glaucoma: 'eye',
  cataract: 'glasses',
  depression: 'tea',
  asthma: 'inhaler',
  allergies: 'apricot',
  hypertension: 'cuff',
  'high-cholesterol': 'drop',
  'type-2-diabetes': 'sugar',
  gout: 'glass',
  'fatty-liver': 'scale',
  'blood-pressure-at-home': 'cuff',
  'hepatitis-b-triple-panel': 'vial',
  'i-693-exam': 'passport',
  'vaccination-record': 'syringe',
  'right-to-an-interpreter': 'speech',
  medicaid: 'card',
  medicare: 'calendar',
  'essential-plan': 'umbrella',
  'hepatitis-b': 'capsules',
  'h-pylori': 'capsules',
  osteoporosis: 'film',
  'back-pain': 'plaster',
} as const

const categoryPictures = {
  conditions: 'stethoscope',
  tests: 'report',
  insurance: 'card',
  immigration: 'passport',
  'elder-care': 'tea',
} as const

/** The object drawn for a topic: its own, else that of its category. */
export function pictureOfTopic({ key, category }: { key: string; category: string | null }) {
  if (isKeyOf(topicPictures, key)) return topicPictures[key]
  return category !== null && isKeyOf(categoryPictures, category) ? categoryPictures[category] : 'lamp'
}

/** The objects of pages; those without one are about everything. */
export const pagePictures = {
  doctors: 'stethoscope',
  specialties: 'drawer',
  places: 'subway',
  lab: 'vial',
  labSti: 'calendar',
  labLocations: 'subway',
  radiology: 'film',
  medication: 'capsules',
  insurance: 'card',
  knowledge: 'lamp',
  blogs: 'tea',
  i693: 'passport',
  contact: 'telephone',
  concierge: 'telephone',
  partner: 'letter',
} as const
