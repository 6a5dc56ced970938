/** What is drawn for the posts of a category, by turns; an editor may add categories, which take from those for any. */
const postPictures = {
  'choosing-a-doctor': ['stethoscope', 'telephone', 'calendar', 'subway'],
  insurance: ['card', 'umbrella', 'pen'],
  prevention: ['vial', 'report', 'apricot', 'syringe'],
  seniors: ['tea', 'glasses', 'bottle', 'cane'],
  'immigration-and-newcomers': ['passport', 'speech', 'bag', 'syringe'],
} as const

const anyPost = ['tea', 'lamp', 'apricot', 'letter'] as const

const isKeyOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key)

/** The object drawn for a post: always the same for its number, another for its neighbor in the category. */
export function pictureOfPost({ number, category }: { number: number; category: { slug: string } }) {
  const drawn = isKeyOf(postPictures, category.slug) ? postPictures[category.slug] : anyPost
  return drawn[number % drawn.length]!
}

/** Topics with an object of their own. */
export const topicPictures = {
  'colorectal-cancer-screening': 'report',
  mammogram: 'letter',
  'cervical-cancer-screening': 'calendar',
  'lung-cancer-screening': 'film',
  'child-health-plus': 'shoe',
  'no-insurance': 'telephone',
  'long-term-home-care': 'lamp',
  'health-care-proxy': 'pen',
  'fall-prevention': 'cane',
  'dementia-signs': 'yarn',
  'medicine-review': 'bottle',
  'stroke-signs': 'clock',
  'heart-attack-signs': 'heart',
  influenza: 'thermometer',
  shingles: 'plaster',
  glaucoma: 'eye',
  cataract: 'glasses',
  depression: 'tea',
  asthma: 'inhaler',
  allergies: 'apricot',
  hypertension: 'cuff',
  'high-cholesterol': 'drop',
  'type-2-diabetes': 'bowl',
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
  'h-pylori': 'bowl',
  osteoporosis: 'film',
  'back-pain': 'bag',
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
