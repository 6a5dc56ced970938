import type { Localized, LocalizedList } from '#app/core/i18n/locale.ts'
import type { languages as languagesTable } from '#drizzle/schema/reference.ts'

interface LanguageFacts {
  /** BCP 47 tag; a private use subtag where a Chinese variety has none of its own. */
  id: string
  name: Localized
  aliases: LocalizedList
}

/** Chinese varieties, by how often people here ask for them. */
const chinese: LanguageFacts[] = [
  {
    id: 'cmn',
    name: { 'zh-Hans': '普通话', 'zh-Hant': '國語（普通話）', 'en-US': 'Mandarin' },
    aliases: {
      'zh-Hans': ['国语', '华语', '北方话', '官话'],
      'zh-Hant': ['國語', '普通話', '華語', '北方話', '官話'],
      'en-US': ['Mandarin Chinese', 'Putonghua', 'Guoyu'],
    },
  },
  {
    id: 'yue',
    name: { 'zh-Hans': '粤语', 'zh-Hant': '粵語（廣東話）', 'en-US': 'Cantonese' },
    aliases: {
      'zh-Hans': ['广东话', '白话', '广府话', '香港话'],
      'zh-Hant': ['粵語', '廣東話', '白話', '廣府話', '香港話'],
      'en-US': ['Cantonese Chinese', 'Guangdonghua', 'Yue'],
    },
  },
  {
    id: 'yue-x-toisan',
    name: { 'zh-Hans': '台山话', 'zh-Hant': '台山話', 'en-US': 'Taishanese' },
    aliases: {
      'zh-Hans': ['四邑话', '开平话', '恩平话', '新会话'],
      'zh-Hant': ['四邑話', '開平話', '恩平話', '新會話'],
      'en-US': ['Toisanese', 'Toishanese', 'Toisan', 'Hoisan', 'Sze Yup'],
    },
  },
  {
    id: 'cdo',
    name: { 'zh-Hans': '福州话', 'zh-Hant': '福州話', 'en-US': 'Fuzhounese' },
    // Around New York "Fujianese" nearly always means the speech of Fuzhou, not Southern Min.
    aliases: {
      'zh-Hans': ['福建话', '闽东语', '长乐话', '连江话'],
      'zh-Hant': ['福建話', '閩東語', '長樂話', '連江話'],
      'en-US': ['Fujianese', 'Fukienese', 'Foochow', 'Fuzhou', 'Eastern Min'],
    },
  },
  {
    id: 'nan',
    name: { 'zh-Hans': '闽南语（台语）', 'zh-Hant': '台語（閩南語）', 'en-US': 'Taiwanese (Hokkien)' },
    aliases: {
      'zh-Hans': ['闽南语', '闽南话', '台语', '台湾话', '厦门话', '泉州话'],
      'zh-Hant': ['台語', '閩南語', '閩南話', '台灣話', '廈門話', '泉州話'],
      'en-US': ['Taiwanese', 'Hokkien', 'Southern Min', 'Minnan', 'Amoy'],
    },
  },
  {
    id: 'nan-x-teochew',
    name: { 'zh-Hans': '潮州话', 'zh-Hant': '潮州話', 'en-US': 'Teochew' },
    aliases: {
      'zh-Hans': ['潮汕话', '汕头话'],
      'zh-Hant': ['潮汕話', '汕頭話'],
      'en-US': ['Chiuchow', 'Chaozhou', 'Chaoshan'],
    },
  },
  {
    id: 'hak',
    name: { 'zh-Hans': '客家话', 'zh-Hant': '客家話', 'en-US': 'Hakka' },
    aliases: { 'zh-Hans': ['客语', '梅县话'], 'zh-Hant': ['客語', '梅縣話'], 'en-US': ['Hakka Chinese', 'Kejia'] },
  },
  {
    id: 'wuu-x-wenzhou',
    name: { 'zh-Hans': '温州话', 'zh-Hant': '溫州話', 'en-US': 'Wenzhounese' },
    aliases: { 'zh-Hans': ['瓯语', '青田话'], 'zh-Hant': ['甌語', '青田話'], 'en-US': ['Wenzhou', 'Oujiang'] },
  },
  {
    id: 'wuu',
    name: { 'zh-Hans': '上海话', 'zh-Hant': '上海話', 'en-US': 'Shanghainese' },
    aliases: {
      'zh-Hans': ['吴语', '沪语', '苏州话', '宁波话'],
      'zh-Hant': ['吳語', '滬語', '蘇州話', '寧波話'],
      'en-US': ['Shanghai', 'Wu Chinese'],
    },
  },
  {
    id: 'hnm',
    name: { 'zh-Hans': '海南话', 'zh-Hant': '海南話', 'en-US': 'Hainanese' },
    aliases: { 'zh-Hans': ['琼语'], 'zh-Hant': ['瓊語'], 'en-US': ['Hainan'] },
  },
  {
    id: 'cmn-x-dongbei',
    name: { 'zh-Hans': '东北话', 'zh-Hant': '東北話', 'en-US': 'Northeastern Mandarin' },
    aliases: { 'zh-Hans': ['东北官话'], 'zh-Hant': ['東北官話'], 'en-US': ['Dongbei'] },
  },
  {
    id: 'cmn-x-sichuan',
    name: { 'zh-Hans': '四川话', 'zh-Hant': '四川話', 'en-US': 'Sichuanese' },
    aliases: { 'zh-Hans': ['川话', '重庆话'], 'zh-Hant': ['川話', '重慶話'], 'en-US': ['Szechuan', 'Sichuan dialect'] },
  },
]

const others: LanguageFacts[] = [
  {
    id: 'en',
    name: { 'zh-Hans': '英语', 'zh-Hant': '英語', 'en-US': 'English' },
    aliases: { 'zh-Hans': ['英文'], 'zh-Hant': ['英文'], 'en-US': ['American English'] },
  },
  {
    id: 'ko',
    name: { 'zh-Hans': '韩语', 'zh-Hant': '韓語', 'en-US': 'Korean' },
    aliases: { 'zh-Hans': ['韩文', '朝鲜语'], 'zh-Hant': ['韓文'], 'en-US': ['Hangugeo'] },
  },
  {
    id: 'es',
    name: { 'zh-Hans': '西班牙语', 'zh-Hant': '西班牙語', 'en-US': 'Spanish' },
    aliases: { 'zh-Hans': ['西语', '西班牙文'], 'zh-Hant': ['西語', '西班牙文'], 'en-US': ['Español', 'Castilian'] },
  },
  {
    id: 'ru',
    name: { 'zh-Hans': '俄语', 'zh-Hant': '俄語', 'en-US': 'Russian' },
    aliases: { 'zh-Hans': ['俄文'], 'zh-Hant': ['俄文'], 'en-US': ['Russkiy'] },
  },
  {
    id: 'vi',
    name: { 'zh-Hans': '越南语', 'zh-Hant': '越南語', 'en-US': 'Vietnamese' },
    aliases: { 'zh-Hans': ['越南话', '越文'], 'zh-Hant': ['越南話', '越文'], 'en-US': ['Tiếng Việt'] },
  },
  {
    id: 'my',
    name: { 'zh-Hans': '缅甸语', 'zh-Hant': '緬甸語', 'en-US': 'Burmese' },
    aliases: { 'zh-Hans': ['缅语', '缅甸话'], 'zh-Hant': ['緬語', '緬甸話'], 'en-US': ['Myanmar'] },
  },
  {
    id: 'ms',
    name: { 'zh-Hans': '马来语', 'zh-Hant': '馬來語', 'en-US': 'Malay' },
    aliases: { 'zh-Hans': ['马来话', '马来文'], 'zh-Hant': ['馬來話', '馬來文'], 'en-US': ['Bahasa Melayu'] },
  },
]

/** Said of a doctor so that a patient knows what will be understood; every Mandarin speaker serves, so not a filter. */
const comprehensionNotes = new Set(['cmn-x-dongbei', 'cmn-x-sichuan'])

/** `isDialect` marks the Chinese varieties, Mandarin among them: the words under which patients look for one. */
export const languages: (typeof languagesTable.$inferSelect)[] = [
  ...chinese.map((language) => ({ ...language, isDialect: true })),
  ...others.map((language) => ({ ...language, isDialect: false })),
].map((language, index) => ({ ...language, isFilter: !comprehensionNotes.has(language.id), sort: index + 1 }))
