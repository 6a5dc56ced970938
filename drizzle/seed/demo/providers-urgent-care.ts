import { type DemoProvider, fresh } from './shape.ts'
import { tri } from './tri.ts'

/** Who takes turns at Plum Blossom Urgent Care, day and night, beside Dr. Huang. */
export const urgentCareProviders: DemoProvider[] = [
  {
    no: 147,
    slug: 'yi-fan-teng',
    legal: ['Yi Fan', 'Teng'],
    han: ['滕逸凡', '滕逸凡'],
    sounds: ['Téng Yìfán', 'tang4 jat6 faan4'],
    title: 'MD',
    gender: 'f',
    since: 2012,
    specialties: ['emergency-medicine'],
    speaks: { cmn: 'native', nan: 'fluent', en: 'fluent' },
    practices: [
      {
        at: 'plum-blossom-urgent-care',
        role: 'attending',
        isBookable: true,
        plans: [fresh('medicaid', 'united', 'aetna', 'cigna')],
      },
    ],
    accepting: ['yes', 20],
    cash: [150, 'visit'],
    faq: ['uninsured', 'bring'],
    tier: 2,
    credentials: ['board'],
    bio: tri(
      '夜里值班。半夜不舒服，不知道要不要去急诊室，可以先来这里看。有生命危险请打911。',
      '夜裡值班。半夜不舒服，不知道要不要去急診室，可以先來這裡看。有生命危險請打911。',
      'On duty at night. If you feel unwell and are not sure about the emergency room, you can come here first. In a life-threatening emergency, call 911.',
    ),
  },
  {
    no: 148,
    slug: 'ka-ho-ngan',
    legal: ['Ka Ho', 'Ngan'],
    han: ['颜家豪', '顏家豪'],
    sounds: ['Yán Jiāháo', 'ngaan4 gaa1 hou4'],
    title: 'PA',
    gender: 'm',
    since: 2018,
    specialties: ['physician-assistant'],
    speaks: { yue: 'native', cmn: 'fluent', en: 'fluent' },
    practices: [
      {
        at: 'plum-blossom-urgent-care',
        role: 'attending',
        isBookable: true,
        plans: [fresh('medicaid', 'united', 'aetna', 'cigna')],
      },
    ],
    accepting: ['yes', 20],
    cash: [120, 'visit'],
    faq: ['uninsured', 'arrival'],
    tier: 2,
    bio: tri(
      '缝小伤口、看扭伤和感冒，也教大家在家里怎么急救。',
      '縫小傷口、看扭傷和感冒，也教大家在家裡怎麼急救。',
      'Stitches small cuts, treats sprains and colds, and teaches first aid for the home.',
    ),
  },
  {
    no: 149,
    slug: 'benjamin-sek',
    legal: ['Benjamin', 'Sek'],
    han: ['石本明', '石本明'],
    sounds: ['Shí Běnmíng', 'sek6 bun2 ming4'],
    title: 'MD',
    gender: 'm',
    since: 2007,
    specialties: ['emergency-medicine'],
    speaks: { cmn: 'fluent', yue: 'fluent', en: 'native' },
    practices: [
      {
        at: 'plum-blossom-urgent-care',
        role: 'attending',
        isBookable: true,
        plans: [fresh('medicaid', 'united', 'aetna', 'no-fault')],
      },
    ],
    accepting: ['yes', 20],
    cash: [150, 'visit'],
    faq: ['uninsured', 'bring'],
    tier: 2,
    bio: tri(
      '白天值班，在急诊室工作过十几年。发烧、拉肚子、皮疹、轻微烫伤都看。',
      '白天值班，在急診室工作過十幾年。發燒、拉肚子、皮疹、輕微燙傷都看。',
      'On duty in the daytime, after more than ten years in emergency rooms: fevers, stomach trouble, rashes, and minor burns.',
    ),
  },
]
