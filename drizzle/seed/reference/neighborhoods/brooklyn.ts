import type { NeighborhoodEntry } from './neighborhood-entry.ts'

export const brooklyn: NeighborhoodEntry[] = [
  {
    slug: 'sunset-park',
    name: { 'zh-Hans': '日落公园（八大道）', 'zh-Hant': '日落公園（八大道）', 'en-US': 'Sunset Park / 8th Ave' },
    aliases: {
      'zh-Hans': ['日落公园', '八大道', '8大道', '布鲁克林八大道', '布鲁克林华埠', '布鲁克林唐人街'],
      'zh-Hant': ['日落公園', '八大道', '8大道', '布碌崙八大道', '布碌崙華埠', '布碌崙唐人街', '布魯克林華埠'],
      'en-US': ['Sunset Park', '8th Ave', '8th Avenue', 'Eighth Avenue', 'Eighth Ave', 'Brooklyn Chinatown'],
    },
    lat: 40.6345,
    lng: -74.008,
    radiusMeters: 1800,
    zips: ['11220', '11232'],
    guide: {
      'zh-Hans':
        '八大道从40几街到60几街，诊所、药房、化验所一家挨一家。这里常听到福州话和粤语，不少诊所也讲普通话。街上停车难，坐地铁N线到8 Av站最近；第一次去请带保险卡、身份证件和正在吃的药。',
      'zh-Hant':
        '八大道從40幾街到60幾街，診所、藥房、檢驗所一家挨一家。這裡常聽到福州話和粵語，不少診所也講國語。街上停車難，搭地鐵N線到8 Av站最近；第一次去請帶保險卡、身分證件和正在吃的藥。',
      'en-US':
        'Eighth Avenue, from the 40s to the 60s, has offices, pharmacies, and labs side by side. Fuzhounese and Cantonese are often heard, and many offices speak Mandarin too. Parking is hard; the N train to 8 Av is closest. For a first visit bring your insurance card, ID, and the medicines you take.',
    },
    transit: {
      'zh-Hans': '地铁N线8 Av站；R线45 St、53 St、59 St站；D、N、R线36 St站',
      'zh-Hant': '地鐵N線8 Av站；R線45 St、53 St、59 St站；D、N、R線36 St站',
      'en-US': 'N train at 8 Av; R train at 45 St, 53 St, and 59 St; D, N, R trains at 36 St',
    },
  },
  {
    slug: 'borough-park',
    name: { 'zh-Hans': '博罗公园', 'zh-Hant': '博羅公園', 'en-US': 'Borough Park' },
    aliases: {
      'zh-Hans': ['波罗公园', '区公园', '肯辛顿', '肯盛顿'],
      'zh-Hant': ['波羅公園', '區公園', '肯辛頓', '肯盛頓'],
      'en-US': ['Boro Park', 'Kensington'],
    },
    lat: 40.6337,
    lng: -73.9965,
    radiusMeters: 1500,
    zips: ['11219', '11218'],
    guide: {
      'zh-Hans':
        '博罗公园紧接八大道，街区内有大型医院和许多专科诊所，八大道的居民常来这里看专科和做检查。很多诊所星期五下午提早关门，星期六休息。中文翻译请在约时间时提出，不必自己带人。',
      'zh-Hant':
        '博羅公園緊接八大道，區內有大型醫院和許多專科診所，八大道的居民常來這裡看專科和做檢查。很多診所星期五下午提早關門，星期六休診。中文口譯請在約時間時提出，不必自己帶人。',
      'en-US':
        'Borough Park borders Eighth Avenue and has a large hospital and many specialists, where Sunset Park residents often come for tests. Many offices close early on Friday and all day Saturday. Ask for a Chinese interpreter when you book; you don’t have to bring your own.',
    },
    transit: {
      'zh-Hans': '地铁D线Fort Hamilton Pkwy、50 St、55 St站；N线Fort Hamilton Pkwy站',
      'zh-Hant': '地鐵D線Fort Hamilton Pkwy、50 St、55 St站；N線Fort Hamilton Pkwy站',
      'en-US': 'D train at Fort Hamilton Pkwy, 50 St, and 55 St; N train at Fort Hamilton Pkwy',
    },
  },
  {
    slug: 'dyker-heights',
    name: { 'zh-Hans': '戴克高地', 'zh-Hant': '戴克高地', 'en-US': 'Dyker Heights' },
    aliases: {
      'zh-Hans': ['戴克海茨', '湾脊', '贝瑞吉'],
      'zh-Hant': ['戴克海茨', '灣脊', '貝瑞吉'],
      'en-US': ['Dyker Hts', 'Dyker', 'Bay Ridge', 'Fort Hamilton'],
    },
    lat: 40.6214,
    lng: -74.0107,
    radiusMeters: 1600,
    zips: ['11228', '11209'],
    guide: {
      'zh-Hans':
        '戴克高地在八大道和86街之间，华人家庭多，诊所沿13大道、11大道和65街一带分布。住宅区停车比八大道容易，地铁站要走一段，可转巴士。想找粤语或福州话医生，可以连同日落公园和班森贺一起搜。',
      'zh-Hant':
        '戴克高地在八大道和86街之間，華人家庭多，診所沿13大道、11大道和65街一帶分布。住宅區停車比八大道容易，地鐵站要走一段，可轉公車。想找粵語或福州話醫生，可以連同日落公園和班森賀一起搜尋。',
      'en-US':
        'Dyker Heights lies between Eighth Avenue and 86th Street, home to many Chinese families, with offices along 13th Avenue, 11th Avenue, and 65th Street. Parking is easier than on Eighth Avenue; the subway is a walk or a bus away. For Cantonese or Fuzhounese, search Sunset Park and Bensonhurst as well.',
    },
    transit: {
      'zh-Hans': '地铁D线71 St、79 St站或N线Fort Hamilton Pkwy站，再转巴士；B1、B16、B64巴士',
      'zh-Hant': '地鐵D線71 St、79 St站或N線Fort Hamilton Pkwy站，再轉公車；B1、B16、B64公車',
      'en-US': 'D train at 71 St and 79 St or N train at Fort Hamilton Pkwy, then a bus; B1, B16, and B64 buses',
    },
  },
  {
    slug: 'bensonhurst',
    name: { 'zh-Hans': '班森贺（本森赫）', 'zh-Hant': '班森賀', 'en-US': 'Bensonhurst / 86th St' },
    aliases: {
      'zh-Hans': ['班森贺', '本森赫', '本森赫斯特', '班森赫斯特', '宾臣墟', '86街', '八十六街', '18大道', '湾大道'],
      'zh-Hant': ['本森赫', '本森赫斯特', '班森赫斯特', '賓臣墟', '86街', '八十六街', '18大道', '灣大道'],
      'en-US': ['Bensonhurst', '86th Street', '86th St', '86 St', '18th Avenue', '18th Ave', 'Bay Parkway'],
    },
    lat: 40.604,
    lng: -73.994,
    radiusMeters: 2000,
    zips: ['11214', '11204'],
    guide: {
      'zh-Hans':
        '班森贺的诊所沿86街、18大道和湾大道（Bay Parkway）排开，走路就能看家庭医生、牙科、眼科。这里常听到粤语和台山话，福州话也不少。老人家不方便自己约，家人可以代为预约，并请诊所免费提供翻译。',
      'zh-Hant':
        '班森賀的診所沿86街、18大道和灣大道（Bay Parkway）排開，走路就能看家庭醫生、牙科、眼科。這裡常聽到粵語和台山話，福州話也不少。老人家看病不方便自己約，家人可以代為預約，並請診所免費提供口譯。',
      'en-US':
        'Bensonhurst offices line 86th Street, 18th Avenue, and Bay Parkway, with family doctors, dentists, and eye doctors within a walk. Cantonese and Taishanese are often heard, and Fuzhounese as well. You can book for an older relative and ask the office for an interpreter at no charge.',
    },
    transit: {
      'zh-Hans': '地铁D线18 Av、20 Av、Bay Pkwy站（86街）；N线18 Av、20 Av、Bay Pkwy站',
      'zh-Hant': '地鐵D線18 Av、20 Av、Bay Pkwy站（86街）；N線18 Av、20 Av、Bay Pkwy站',
      'en-US': 'D train at 18 Av, 20 Av, and Bay Pkwy (86th Street); N train at 18 Av, 20 Av, and Bay Pkwy',
    },
  },
  {
    slug: 'bath-beach',
    name: { 'zh-Hans': '巴斯海滩', 'zh-Hant': '巴斯海灘', 'en-US': 'Bath Beach' },
    aliases: {
      'zh-Hans': ['巴芙海滩', '贝斯海滩', '巴斯大道'],
      'zh-Hant': ['巴芙海灘', '貝斯海灘', '巴斯大道'],
      'en-US': ['Bath Avenue', 'Bath Ave', 'Cropsey Avenue'],
    },
    lat: 40.6012,
    lng: -74.007,
    radiusMeters: 1200,
    zips: ['11214'],
    guide: {
      'zh-Hans':
        '巴斯海滩在86街靠海一侧，诊所沿巴斯大道和Cropsey大道分布，走几条街就是班森贺。这一带和班森贺共用邮编11214，在这里找不到合适的医生，就看班森贺的页面。坐巴士比走到地铁站方便。',
      'zh-Hant':
        '巴斯海灘在86街靠海一側，診所沿巴斯大道和Cropsey大道分布，走幾條街就是班森賀。這一帶和班森賀共用郵遞區號11214，在這裡找不到合適的醫生，就看班森賀的頁面。搭公車比走到地鐵站方便。',
      'en-US':
        'Bath Beach is on the water side of 86th Street, with offices along Bath and Cropsey Avenues, a few blocks from Bensonhurst. The two share ZIP code 11214, so look at the Bensonhurst page if nothing here fits. The bus is handier than the walk to the subway.',
    },
    transit: {
      'zh-Hans': '地铁D线18 Av、20 Av站步行或转巴士；B8、B64巴士',
      'zh-Hant': '地鐵D線18 Av、20 Av站步行或轉公車；B8、B64公車',
      'en-US': 'D train at 18 Av and 20 Av, then walk or take a bus; B8 and B64 buses',
    },
  },
  {
    slug: 'gravesend',
    name: { 'zh-Hans': '葛瑞夫森', 'zh-Hant': '葛瑞夫森', 'en-US': 'Gravesend' },
    aliases: {
      'zh-Hans': ['格雷夫森德', '格瑞夫森', '康尼岛', '科尼岛'],
      'zh-Hant': ['格雷夫森德', '格瑞夫森', '康尼島', '科尼島'],
      'en-US': ['Gravesend Brooklyn', 'Coney Island', 'Avenue X'],
    },
    lat: 40.5976,
    lng: -73.973,
    radiusMeters: 1600,
    zips: ['11223', '11224'],
    guide: {
      'zh-Hans':
        '葛瑞夫森在班森贺和U大道之间，86街东段和U大道都走得到，看家庭医生不必走远。南边有公立医院，没有保险的人可以去问收费减免。这里同时住着俄语裔居民，预约时请讲明要中文。',
      'zh-Hant':
        '葛瑞夫森在班森賀和U大道之間，86街東段和U大道都走得到，看家庭醫生不必走遠。南邊有公立醫院，沒有保險的人可以去問收費減免。這裡同時住著俄語裔居民，預約時請講明要中文。',
      'en-US':
        'Gravesend sits between Bensonhurst and Avenue U, so the offices of 86th Street and Avenue U are both close. A public hospital lies to the south; without insurance, ask there about reduced fees. Russian speakers live here too, so say that you need Chinese when you book.',
    },
    transit: {
      'zh-Hans': '地铁F线Avenue U、Avenue X站；N线Avenue U、86 St站',
      'zh-Hant': '地鐵F線Avenue U、Avenue X站；N線Avenue U、86 St站',
      'en-US': 'F train at Avenue U and Avenue X; N train at Avenue U and 86 St',
    },
  },
  {
    slug: 'homecrest',
    name: { 'zh-Hans': 'U大道（霍姆克雷斯特）', 'zh-Hant': 'U大道', 'en-US': 'Homecrest / Avenue U' },
    aliases: {
      'zh-Hans': ['U大道', '霍姆克雷斯特', '布鲁克林U大道', '国王公路', '米德伍德'],
      'zh-Hant': ['霍姆克雷斯特', '布碌崙U大道', '國王公路', '米德伍德'],
      'en-US': ['Homecrest', 'Avenue U', 'Ave U', 'Kings Highway', 'Midwood'],
    },
    lat: 40.6,
    lng: -73.959,
    radiusMeters: 1800,
    zips: ['11229', '11223', '11230'],
    guide: {
      'zh-Hans':
        'U大道是布鲁克林较早的华人街之一，诊所、药房和菜市场都在地铁Q线站的两边。这里常听到粤语和台山话，也有福州话。街面停车限时，去看诊请多留时间，或坐B3巴士沿U大道走。',
      'zh-Hant':
        'U大道是布碌崙較早的華人街之一，診所、藥房和菜市場都在地鐵Q線站的兩邊。這裡常聽到粵語和台山話，也有福州話。街邊停車限時，去看診請多留時間，或搭B3公車沿U大道走。',
      'en-US':
        'Avenue U is one of the older Chinese streets of Brooklyn, with offices, pharmacies, and groceries on both sides of the Q train station. Cantonese and Taishanese are often heard, and some Fuzhounese. Street parking is time-limited: allow extra time or take the B3 bus along Avenue U.',
    },
    transit: {
      'zh-Hans': '地铁Q线Avenue U站；B、Q线Kings Hwy站；B3巴士',
      'zh-Hant': '地鐵Q線Avenue U站；B、Q線Kings Hwy站；B3公車',
      'en-US': 'Q train at Avenue U; B, Q trains at Kings Hwy; B3 bus',
    },
  },
  {
    slug: 'sheepshead-bay',
    name: { 'zh-Hans': '羊头湾', 'zh-Hant': '羊頭灣', 'en-US': 'Sheepshead Bay' },
    aliases: {
      'zh-Hans': ['羊头海湾', '布莱顿海滩', '布赖顿海滩'],
      'zh-Hant': ['羊頭海灣', '布萊頓海灘', '布賴頓海灘'],
      'en-US': ['Sheepshead', 'Brighton Beach', 'Manhattan Beach'],
    },
    lat: 40.591,
    lng: -73.9446,
    radiusMeters: 1800,
    zips: ['11235'],
    guide: {
      'zh-Hans':
        '羊头湾在U大道南边，诊所沿羊头湾路和Nostrand大道分布，俄语诊所多，讲中文的也有一些。用语言筛选时，不妨把U大道也选上。坐B、Q线都到，开车来海边一带周末较挤。',
      'zh-Hant':
        '羊頭灣在U大道南邊，診所沿羊頭灣路和Nostrand大道分布，俄語診所多，講中文的也有一些。用語言篩選時，不妨把U大道也選上。搭B、Q線都到，開車來海邊一帶週末較擠。',
      'en-US':
        'Sheepshead Bay is south of Avenue U, with offices along Sheepshead Bay Road and Nostrand Avenue; many speak Russian and some speak Chinese. When you filter by language, add Avenue U too. The B and Q trains both stop here; near the water, weekend traffic is heavy.',
    },
    transit: {
      'zh-Hans': '地铁B、Q线Sheepshead Bay站',
      'zh-Hant': '地鐵B、Q線Sheepshead Bay站',
      'en-US': 'B, Q trains at Sheepshead Bay',
    },
  },
  {
    slug: 'downtown-brooklyn',
    name: { 'zh-Hans': '布鲁克林市中心', 'zh-Hant': '布碌崙市中心', 'en-US': 'Downtown Brooklyn' },
    aliases: {
      'zh-Hans': ['布鲁克林高地', '布鲁克林下城', '格林堡'],
      'zh-Hant': ['布魯克林市中心', '布碌崙高地', '布魯克林高地', '布碌崙下城', '格林堡'],
      'en-US': ['Brooklyn Heights', 'Fort Greene', 'Boerum Hill', 'Cobble Hill', 'DUMBO', 'MetroTech'],
    },
    lat: 40.693,
    lng: -73.987,
    radiusMeters: 1800,
    zips: ['11201', '11205', '11217', '11231'],
    guide: {
      'zh-Hans':
        '布鲁克林市中心地铁线多，从八大道、班森贺和曼哈顿过来都方便，适合看专科和做检查。讲中文的诊所较分散，医院和大型门诊会提供免费翻译。进办公楼请带证件。',
      'zh-Hant':
        '布碌崙市中心地鐵線多，從八大道、班森賀和曼哈頓過來都方便，適合看專科和做檢查。講中文的診所較分散，醫院和大型門診會提供免費口譯。進辦公大樓請帶證件。',
      'en-US':
        'Downtown Brooklyn has a great many subway lines, easy from Sunset Park, Bensonhurst, and Manhattan, and suits specialist visits and tests. Chinese-speaking offices are scattered; hospitals and large clinics provide interpreters free of charge. Bring ID for office buildings.',
    },
    transit: {
      'zh-Hans': '地铁2、3、4、5、R线Borough Hall/Court St站；A、C、F、R线Jay St–MetroTech站；B、Q、R线DeKalb Av站',
      'zh-Hant': '地鐵2、3、4、5、R線Borough Hall/Court St站；A、C、F、R線Jay St–MetroTech站；B、Q、R線DeKalb Av站',
      'en-US':
        '2, 3, 4, 5, R trains at Borough Hall/Court St; A, C, F, R trains at Jay St–MetroTech; B, Q, R trains at DeKalb Av',
    },
  },
]
