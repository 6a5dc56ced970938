import type { Localized } from '#app/core/i18n/locale.ts'
import type { associations } from '#drizzle/schema/association/associations.ts'
import { tri } from './tri.ts'

type Row = typeof associations.$inferInsert

export type DemoAssociation = Pick<
  Row,
  | 'slug'
  | 'name'
  | 'kind'
  | 'status'
  | 'about'
  | 'contactEmail'
  | 'contactPhone'
  | 'website'
  | 'address'
  | 'joinRule'
  | 'duesCents'
  | 'categories'
> &
  Readonly<{
    /** User name of whoever leads it; they are an officer too. */
    owner: string
    officers: readonly Readonly<{ name: string; office: Localized; username?: string }>[]
    /** Slugs of profiles; those that are not in the database are left out. */
    doctors: readonly Readonly<{ slug: string; name: string }>[]
    /** How many further members. */
    others: number
  }>

const president = tri('会长', '會長', 'President')
const secretary = tri('秘书长', '秘書長', 'Secretary')
const treasurer = tri('财务', '財務', 'Treasurer')

/** Who manages the demo's associations; the second manages two of them. All are fictional. */
export const demoAssociationManagers = [
  {
    username: 'society.president',
    purpose: 'owner of the Example Chinese Physicians Association',
    name: ['Ruiqing', 'Gu', '顾瑞清'],
  },
  {
    username: 'hometown.secretary',
    purpose: 'owner of the hometown association, and admin of the alumni group that waits for approval',
    name: ['Songnian', 'Wu', '伍松年'],
  },
  {
    username: 'alumni.president',
    purpose: 'owner of the alumni group',
    name: ['Meihua', 'Kang', '康梅华'],
  },
] as const

export const demoAssociations: readonly DemoAssociation[] = [
  {
    slug: 'example-chinese-physicians',
    name: tri('纽约示例华人医师会', '紐約示例華人醫師會', 'Example Chinese Physicians Association of New York'),
    ...{ kind: 'professional', status: 'approved', joinRule: 'approve', duesCents: 12_000 },
    categories: ['physicians', 'health_education', 'seniors'],
    about: tri(
      '我们是在纽约行医的华人医生，讲普通话、粤语、福州话和台山话。\n每个月在社区办一场免费健康讲座，每年春天为老人免费量血压、测血糖。',
      '我們是在紐約行醫的華人醫生，講國語、粵語、福州話和台山話。\n每個月在社區辦一場免費健康講座，每年春天為長者免費量血壓、測血糖。',
      'We are Chinese American doctors who practice in New York and speak Mandarin, Cantonese, Fuzhounese, and Taishanese.\nEvery month we hold a free health talk in the community, and every spring we check seniors’ blood pressure and blood sugar for free.',
    ),
    ...{ contactEmail: 'hello@physicians.example.org', contactPhone: '+12125550188', website: null },
    address: '88 Apricot Ave, Ste 5, Flushing, NY 11354',
    owner: 'society.president',
    officers: [
      { name: '顾瑞清', office: president, username: 'society.president' },
      { name: '陶静宜', office: secretary },
      { name: '方子敬', office: treasurer },
    ],
    doctors: [
      { slug: 'zhining-bai', name: '白芷宁' },
      { slug: 'zhongwen-du', name: '杜仲文' },
      { slug: 'yeqing-su', name: '苏叶清' },
      { slug: 'xiaoou-pan', name: '潘小鸥' },
      { slug: 'zhiyuan-lin', name: '林致远' },
      { slug: 'jianguo-ren', name: '任建国' },
    ],
    others: 177,
  },
  {
    slug: 'example-hometown',
    name: tri('示例江口同乡会', '示例江口同鄉會', 'Example River Mouth Hometown Association'),
    ...{ kind: 'hometown', status: 'approved', joinRule: 'open', duesCents: 2_000 },
    categories: ['seniors', 'patients'],
    about: tri(
      '乡亲在纽约互相照应：陪老人看病，帮新来的人找医生、填表。\n会馆每周三下午开门喝茶，欢迎大家来坐。',
      '鄉親在紐約互相照應：陪長者看病，幫新來的人找醫生、填表。\n會館每週三下午開門喝茶，歡迎大家來坐。',
      'Neighbors from home look after each other in New York: we go with seniors to their doctors and help newcomers find care and fill in forms.\nOur hall is open for tea every Wednesday afternoon.',
    ),
    ...{ contactEmail: null, contactPhone: '+17185550142', website: null },
    address: '12 Lantern St, Brooklyn, NY 11220',
    owner: 'hometown.secretary',
    officers: [
      { name: '江海生', office: president },
      { name: '伍松年', office: secretary, username: 'hometown.secretary' },
    ],
    doctors: [{ slug: 'jianhui-chen', name: '陈建辉' }],
    others: 61,
  },
  {
    slug: 'example-nursing-alumni',
    name: tri('示例护校校友会', '示例護校校友會', 'Example Nursing School Alumni'),
    ...{ kind: 'alumni', status: 'pending', joinRule: 'approve', duesCents: 0 },
    categories: ['nursing', 'students'],
    about: tri('', '', ''),
    ...{ contactEmail: 'alumni@nursing.example.org', contactPhone: null, website: null, address: null },
    owner: 'alumni.president',
    officers: [
      { name: '康梅华', office: president, username: 'alumni.president' },
      { name: '伍松年', office: secretary, username: 'hometown.secretary' },
    ],
    doctors: [],
    others: 0,
  },
]
