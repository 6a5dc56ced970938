import type { NeighborhoodEntry } from './neighborhood-entry.ts'

export const westchester: NeighborhoodEntry[] = [
  {
    slug: 'scarsdale',
    name: { 'zh-Hans': '斯卡斯代尔', 'zh-Hant': '斯卡斯代爾', 'en-US': 'Scarsdale' },
    aliases: {
      'zh-Hans': ['史卡斯代尔', '斯卡斯岱尔', '爱奇蒙'],
      'zh-Hant': ['史卡斯代爾', '斯卡斯岱爾', '愛奇蒙'],
      'en-US': ['Edgemont', 'Heathcote'],
    },
    lat: 41.0051,
    lng: -73.7846,
    radiusMeters: 3500,
    zips: ['10583'],
    guide: {
      'zh-Hans':
        '斯卡斯代尔在威彻斯特县，华人家庭多，但讲中文的诊所分散，很多人也去白原市和曼哈顿看专科。诊所多在火车站旁和Central Park大道，停车方便。若白卡办在纽约市，换县看诊前请先问保险公司。',
      'zh-Hant':
        '斯卡斯代爾在威徹斯特縣，華人家庭多，但講中文的診所分散，很多人也去白原市和曼哈頓看專科。診所多在火車站旁和Central Park大道，停車方便。白卡若在紐約市辦的，到別的縣看診前請先問保險公司。',
      'en-US':
        'Scarsdale, in Westchester County, is home to many Chinese families, but Chinese-speaking offices are spread out and many people also go to White Plains or Manhattan for specialists. Offices are near the station and on Central Park Avenue, with easy parking. If your Medicaid plan was set up in New York City, ask it before you go.',
    },
    transit: {
      'zh-Hans': '大都会北方铁路（Metro-North）Harlem线Scarsdale站',
      'zh-Hant': '大都會北方鐵路（Metro-North）Harlem線Scarsdale站',
      'en-US': 'Metro-North Harlem Line at Scarsdale',
    },
  },
]
