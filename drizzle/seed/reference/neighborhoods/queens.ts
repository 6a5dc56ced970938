import type { NeighborhoodEntry } from './neighborhood-entry.ts'

export const queens: NeighborhoodEntry[] = [
  {
    slug: 'flushing',
    name: { 'zh-Hans': '法拉盛', 'zh-Hant': '法拉盛', 'en-US': 'Flushing' },
    aliases: {
      'zh-Hans': ['缅街', '法拉盛缅街', '法拉盛市中心', '法拉盛唐人街', '法拉盛华埠'],
      'zh-Hant': ['緬街', '法拉盛緬街', '法拉盛市中心', '法拉盛唐人街', '法拉盛華埠'],
      'en-US': ['Main Street', 'Main St', 'Downtown Flushing', 'Flushing Main Street', 'Flushing Chinatown'],
    },
    lat: 40.7583,
    lng: -73.8294,
    radiusMeters: 1600,
    zips: ['11354', '11355'],
    guide: {
      'zh-Hans':
        '法拉盛的诊所多在缅街、罗斯福大道和北方大道附近，许多开在商业楼的楼上，请记好单元号。这里常听到普通话，也有东北、温州、台湾等各地口音，会讲粤语的也不少。周末人多车多，坐地铁7号线或长岛铁路比开车方便。',
      'zh-Hant':
        '法拉盛的診所多在緬街、羅斯福大道和北方大道附近，許多開在商業大樓的樓上，請記好室號。這裡常聽到國語，也有東北、溫州、台灣等各地口音，會講粵語的也不少。週末人多車多，搭地鐵7號線或長島鐵路比開車方便。',
      'en-US':
        'Flushing offices gather around Main Street, Roosevelt Avenue, and Northern Boulevard, many of them upstairs in commercial buildings, so write down the suite number. Mandarin is what you hear most, in northeastern, Wenzhou, Taiwanese, and other accents, and Cantonese is common too. Weekends are crowded: the 7 train or the LIRR beats driving.',
    },
    transit: {
      'zh-Hans': '地铁7号线Flushing–Main St站；长岛铁路（LIRR）Flushing–Main Street站',
      'zh-Hant': '地鐵7號線Flushing–Main St站；長島鐵路（LIRR）Flushing–Main Street站',
      'en-US': '7 train at Flushing–Main St; LIRR at Flushing–Main Street',
    },
  },
  {
    slug: 'murray-hill-queens',
    name: { 'zh-Hans': '法拉盛茂利山', 'zh-Hant': '茂利山', 'en-US': 'Murray Hill, Queens' },
    aliases: {
      'zh-Hans': ['茂利山', '墨里山', '奥本代尔'],
      'zh-Hant': ['法拉盛茂利山', '墨里山', '奧本代爾'],
      'en-US': ['Murray Hill', 'Murray Hill Queens', 'Broadway Flushing', 'Auburndale'],
    },
    lat: 40.763,
    lng: -73.814,
    radiusMeters: 1200,
    zips: ['11354', '11358'],
    guide: {
      'zh-Hans':
        '茂利山在法拉盛缅街东边，沿北方大道和罗斯福大道有不少诊所和牙科。这一带中文和韩文招牌并列，预约时请说明您讲哪种话。停车比缅街容易一些，也可以从缅街转巴士。',
      'zh-Hant':
        '茂利山在法拉盛緬街東邊，沿北方大道和羅斯福大道有不少診所和牙科。這一帶中文和韓文招牌並列，預約時請說明您講哪種話。停車比緬街容易一些，也可以從緬街轉搭公車。',
      'en-US':
        'Murray Hill lies east of Main Street, with offices and dentists along Northern Boulevard and Roosevelt Avenue. Chinese and Korean signs stand side by side, so say which language you need when you book. Parking is a little easier than downtown, and buses run from Main Street.',
    },
    transit: {
      'zh-Hans': '长岛铁路（LIRR）Port Washington线Murray Hill站；从地铁7号线缅街站转巴士',
      'zh-Hant': '長島鐵路（LIRR）Port Washington線Murray Hill站；從地鐵7號線緬街站轉公車',
      'en-US': 'LIRR Port Washington Branch at Murray Hill; buses from the 7 train at Main St',
    },
  },
  {
    slug: 'fresh-meadows',
    name: { 'zh-Hans': '新鲜草原', 'zh-Hant': '新鮮草原', 'en-US': 'Fresh Meadows' },
    aliases: {
      'zh-Hans': ['鲜草原', '清新草原', '乌托邦大道'],
      'zh-Hant': ['鮮草原', '清新草原', '烏托邦大道'],
      'en-US': ['Fresh Meadow', 'Utopia', 'Hillcrest'],
    },
    lat: 40.7335,
    lng: -73.7801,
    radiusMeters: 1600,
    zips: ['11365', '11366'],
    guide: {
      'zh-Hans':
        '新鲜草原以住宅为主，诊所沿联合大道（Union Turnpike）和188街分布，家庭医生、儿科和牙科较常见。没有地铁，多数人开车来，也可从法拉盛或牙买加转巴士。语言每家不同，请用语言筛选再打电话确认。',
      'zh-Hant':
        '新鮮草原以住宅為主，診所沿聯合大道（Union Turnpike）和188街分布，家庭醫生、兒科和牙科較常見。沒有地鐵，多數人開車來，也可從法拉盛或牙買加轉搭公車。語言每家不同，請用語言篩選，再打電話確認。',
      'en-US':
        'Fresh Meadows is residential, with offices along Union Turnpike and 188th Street; family doctors, pediatricians, and dentists are the usual finds. There is no subway: most people drive or take a bus from Flushing or Jamaica. Languages differ from office to office, so filter by language and call to confirm.',
    },
    transit: {
      'zh-Hans': '从法拉盛缅街坐Q17巴士；沿Union Turnpike的Q46巴士',
      'zh-Hant': '從法拉盛緬街搭Q17公車；沿Union Turnpike的Q46公車',
      'en-US': 'Q17 bus from Main St, Flushing; Q46 bus along Union Turnpike',
    },
  },
  {
    slug: 'whitestone',
    name: { 'zh-Hans': '白石镇', 'zh-Hant': '白石鎮', 'en-US': 'Whitestone' },
    aliases: {
      'zh-Hans': ['白石', '怀特斯通', '马尔巴'],
      'zh-Hant': ['白石', '懷特斯通', '馬爾巴'],
      'en-US': ['White Stone', 'Malba', 'Beechhurst'],
    },
    lat: 40.792,
    lng: -73.8095,
    radiusMeters: 1600,
    zips: ['11357'],
    guide: {
      'zh-Hans':
        '白石镇在法拉盛北边，安静的住宅区，诊所多在14大道、150街和Francis Lewis大道一带。坐巴士到法拉盛不远，很多人看家庭医生在本地，看专科去法拉盛。开车来停车较容易。',
      'zh-Hant':
        '白石鎮在法拉盛北邊，是安靜的住宅區，診所多在14大道、150街和Francis Lewis大道一帶。搭公車到法拉盛不遠，很多人看家庭醫生在本地，看專科去法拉盛。開車來停車較容易。',
      'en-US':
        'Whitestone is a quiet residential area north of Flushing, with offices around 14th Avenue, 150th Street, and Francis Lewis Boulevard. Flushing is a bus ride away, so many people see a family doctor here and a specialist there. Parking is fairly easy.',
    },
    transit: {
      'zh-Hans': '从法拉盛缅街坐Q15、Q44-SBS巴士',
      'zh-Hant': '從法拉盛緬街搭Q15、Q44-SBS公車',
      'en-US': 'Q15 and Q44-SBS buses from Main St, Flushing',
    },
  },
  {
    slug: 'college-point',
    name: { 'zh-Hans': '大学点', 'zh-Hant': '大學點', 'en-US': 'College Point' },
    aliases: {
      'zh-Hans': ['学院点', '大学角', '大学点大道'],
      'zh-Hant': ['學院點', '大學角', '大學點大道'],
      'en-US': ['College Pt', 'College Point Boulevard'],
    },
    lat: 40.7876,
    lng: -73.846,
    radiusMeters: 1500,
    zips: ['11356'],
    guide: {
      'zh-Hans':
        '大学点在法拉盛西北，诊所沿大学点大道和20大道分布。华人住户不少，许多人坐巴士去缅街看专科。开车来的话，请先问诊所有没有停车位。',
      'zh-Hant':
        '大學點在法拉盛西北，診所沿大學點大道和20大道分布。華人住戶不少，許多人搭公車去緬街看專科。開車來的話，請先問診所有沒有停車位。',
      'en-US':
        'College Point lies northwest of Flushing, with offices along College Point Boulevard and 20th Avenue. Many Chinese families live here and take the bus to Main Street for specialists. If you drive, ask the office about parking first.',
    },
    transit: {
      'zh-Hans': '从法拉盛缅街坐Q20、Q25、Q65巴士',
      'zh-Hant': '從法拉盛緬街搭Q20、Q25、Q65公車',
      'en-US': 'Q20, Q25, and Q65 buses from Main St, Flushing',
    },
  },
  {
    slug: 'bayside',
    name: { 'zh-Hans': '贝赛', 'zh-Hant': '貝賽', 'en-US': 'Bayside' },
    aliases: {
      'zh-Hans': ['湾边', '贝塞', '贝尔大道', '湾台'],
      'zh-Hant': ['灣邊', '貝塞', '貝爾大道', '灣台'],
      'en-US': ['Bell Boulevard', 'Bell Blvd', 'Bay Terrace', 'Fort Totten'],
    },
    lat: 40.7586,
    lng: -73.7654,
    radiusMeters: 2000,
    zips: ['11360', '11361', '11359'],
    guide: {
      'zh-Hans':
        '贝赛的诊所集中在北方大道和贝尔大道，家庭医生、牙科、眼科都有。这里华裔、韩裔家庭多，诊所语言各不相同，请看资料页标明的语言。坐长岛铁路或从法拉盛转巴士都能到，开车也方便。',
      'zh-Hant':
        '貝賽的診所集中在北方大道和貝爾大道，家庭醫生、牙科、眼科都有。這裡華裔、韓裔家庭多，診所語言各不相同，請看資料頁註明的語言。搭長島鐵路或從法拉盛轉公車都能到，開車也方便。',
      'en-US':
        'Bayside offices line Northern Boulevard and Bell Boulevard: family doctors, dentists, eye doctors. Many Chinese and Korean families live here and languages differ by office, so look at the languages on each profile. Come by LIRR, by bus from Flushing, or by car.',
    },
    transit: {
      'zh-Hans': '长岛铁路（LIRR）Port Washington线Bayside站；从法拉盛坐Q12、Q13巴士',
      'zh-Hant': '長島鐵路（LIRR）Port Washington線Bayside站；從法拉盛搭Q12、Q13公車',
      'en-US': 'LIRR Port Washington Branch at Bayside; Q12 and Q13 buses from Flushing',
    },
  },
  {
    slug: 'oakland-gardens',
    name: { 'zh-Hans': '奥克兰花园', 'zh-Hant': '奧克蘭花園', 'en-US': 'Oakland Gardens' },
    aliases: {
      'zh-Hans': ['欧克兰花园', '橡树园', '贝赛山'],
      'zh-Hant': ['歐克蘭花園', '橡樹園', '貝賽山'],
      'en-US': ['Oakland Garden', 'Bayside Hills', 'Hollis Hills'],
    },
    lat: 40.744,
    lng: -73.755,
    radiusMeters: 1600,
    zips: ['11364', '11426', '11427'],
    guide: {
      'zh-Hans':
        '奥克兰花园在贝赛南边，诊所多开在Springfield大道和Union Turnpike的小商场里，门口常可停车。没有地铁，巴士可到法拉盛和牙买加。家里有老人孩子的，可以先找离家近的家庭医生和儿科。',
      'zh-Hant':
        '奧克蘭花園在貝賽南邊，診所多開在Springfield大道和Union Turnpike的小商場裡，門口常可停車。沒有地鐵，公車可到法拉盛和牙買加。家裡有老人小孩的，可以先找離家近的家庭醫生和兒科。',
      'en-US':
        'Oakland Gardens lies south of Bayside. Offices often sit in small shopping strips on Springfield Boulevard and Union Turnpike, with parking in front. There is no subway; buses run to Flushing and Jamaica. For elders and children, start with a family doctor or pediatrician near home.',
    },
    transit: {
      'zh-Hans': '从法拉盛坐Q27巴士；从Kew Gardens坐Q46巴士；可开车走长岛高速（I-495）',
      'zh-Hant': '從法拉盛搭Q27公車；從Kew Gardens搭Q46公車；可開車走長島高速（I-495）',
      'en-US': 'Q27 bus from Flushing; Q46 bus from Kew Gardens; by car on the Long Island Expressway (I-495)',
    },
  },
  {
    slug: 'little-neck',
    name: { 'zh-Hans': '小颈', 'zh-Hant': '小頸', 'en-US': 'Little Neck' },
    aliases: {
      'zh-Hans': ['小颈镇', '道格拉斯顿', '格伦橡树'],
      'zh-Hant': ['小頸鎮', '道格拉斯頓', '格倫橡樹'],
      'en-US': ['Douglaston', 'Glen Oaks', 'Littleneck'],
    },
    lat: 40.763,
    lng: -73.732,
    radiusMeters: 1800,
    zips: ['11362', '11363', '11004', '11005'],
    guide: {
      'zh-Hans':
        '小颈是皇后区最东边的社区之一，过去就是拿骚县的大颈。诊所多在北方大道，附近也有大型医院的门诊。跨县看诊前，请确认您的白卡或基本计划在那边也能用。',
      'zh-Hant':
        '小頸是皇后區最東邊的社區之一，過去就是拿騷縣的大頸。診所多在北方大道，附近也有大型醫院的門診。跨縣看診前，請確認您的白卡或基本計劃在那邊也能用。',
      'en-US':
        'Little Neck is at the eastern edge of Queens, next to Great Neck in Nassau County. Offices line Northern Boulevard, with outpatient centers of large hospitals nearby. Before you see a doctor across the county line, check that your Medicaid or Essential Plan works there.',
    },
    transit: {
      'zh-Hans': '长岛铁路（LIRR）Port Washington线Little Neck站、Douglaston站；从法拉盛坐Q12巴士',
      'zh-Hant': '長島鐵路（LIRR）Port Washington線Little Neck站、Douglaston站；從法拉盛搭Q12公車',
      'en-US': 'LIRR Port Washington Branch at Little Neck and Douglaston; Q12 bus from Flushing',
    },
  },
  {
    slug: 'elmhurst',
    name: { 'zh-Hans': '艾姆赫斯特', 'zh-Hant': '艾姆赫斯特', 'en-US': 'Elmhurst' },
    aliases: {
      'zh-Hans': ['艾浒', '埃尔姆赫斯特', '爱姆赫斯特', '皇后区百老汇'],
      'zh-Hant': ['艾滸', '埃爾姆赫斯特', '愛姆赫斯特', '皇后區百老匯'],
      'en-US': ['Elmhurst Chinatown', 'Elmhurst Queens'],
    },
    lat: 40.7366,
    lng: -73.882,
    radiusMeters: 1400,
    zips: ['11373'],
    guide: {
      'zh-Hans':
        '艾姆赫斯特是多族裔社区，讲普通话、粤语的都有，也有不少来自东南亚的华人。诊所多在百老汇、皇后大道和惠特尼大道一带，附近有公立医院。约时间时请说明讲哪种话，诊所好安排合适的医生或翻译。',
      'zh-Hant':
        '艾姆赫斯特是多族裔社區，講國語、粵語的都有，也有不少來自東南亞的華人。診所多在百老匯、皇后大道和惠特尼大道一帶，附近有公立醫院。約時間時請說明講哪種話，診所好安排合適的醫生或口譯員。',
      'en-US':
        'Elmhurst is one of the most mixed areas of Queens: Mandarin and Cantonese are both heard, also among Chinese from Southeast Asia. Offices line Broadway, Queens Boulevard, and Whitney Avenue, and a public hospital is nearby. Say which language you speak when you book, so that the office can plan for it.',
    },
    transit: {
      'zh-Hans': '地铁M、R线Elmhurst Av站、Grand Av–Newtown站；7号线90 St–Elmhurst Av站',
      'zh-Hant': '地鐵M、R線Elmhurst Av站、Grand Av–Newtown站；7號線90 St–Elmhurst Av站',
      'en-US': 'M, R trains at Elmhurst Av and Grand Av–Newtown; 7 train at 90 St–Elmhurst Av',
    },
  },
  {
    slug: 'corona',
    name: { 'zh-Hans': '可乐娜', 'zh-Hant': '可樂娜', 'en-US': 'Corona' },
    aliases: {
      'zh-Hans': ['科罗娜', '可罗娜', '柯罗纳'],
      'zh-Hant': ['科羅娜', '可羅娜', '柯羅納'],
      'en-US': ['Corona Queens', 'Corona Plaza', 'North Corona'],
    },
    lat: 40.7498,
    lng: -73.8624,
    radiusMeters: 1500,
    zips: ['11368'],
    guide: {
      'zh-Hans':
        '可乐娜在艾姆赫斯特和法拉盛之间，沿7号线一带诊所不少，西班牙语最普遍。讲中文的诊所要挑一挑，请用语言筛选；也可以多坐几站到法拉盛。没有保险的人，可先问附近的公立医院和社区健康中心。',
      'zh-Hant':
        '可樂娜在艾姆赫斯特和法拉盛之間，沿7號線一帶診所不少，西班牙語最普遍。講中文的診所要挑一挑，請用語言篩選；也可以多搭幾站到法拉盛。沒有保險的人，可先問附近的公立醫院和社區健康中心。',
      'en-US':
        'Corona lies between Elmhurst and Flushing. There are many offices along the 7 train, where Spanish is the usual language. Chinese-speaking offices take some looking: use the language filter, or ride a few stops on to Flushing. Without insurance, ask a public hospital or community health center first.',
    },
    transit: {
      'zh-Hans': '地铁7号线103 St–Corona Plaza站、111 St站',
      'zh-Hant': '地鐵7號線103 St–Corona Plaza站、111 St站',
      'en-US': '7 train at 103 St–Corona Plaza and 111 St',
    },
  },
  {
    slug: 'jackson-heights',
    name: { 'zh-Hans': '杰克逊高地', 'zh-Hant': '傑克遜高地', 'en-US': 'Jackson Heights' },
    aliases: {
      'zh-Hans': ['杰克逊高坡', '积臣高地', '东艾姆赫斯特'],
      'zh-Hant': ['傑克遜高坡', '積臣高地', '東艾姆赫斯特'],
      'en-US': ['Jackson Hts', 'East Elmhurst', 'Roosevelt Avenue 74th Street'],
    },
    lat: 40.7557,
    lng: -73.8831,
    radiusMeters: 1500,
    zips: ['11372', '11369', '11370'],
    guide: {
      'zh-Hans':
        '杰克逊高地是地铁转车大站，从皇后区各处来都方便，诊所多在37大道、74街和82街一带。街上语言很多，中文诊所较分散，请先用语言筛选再预约。南边走过去就是艾姆赫斯特。',
      'zh-Hant':
        '傑克遜高地是地鐵轉車大站，從皇后區各處來都方便，診所多在37大道、74街和82街一帶。街上語言很多，中文診所較分散，請先用語言篩選再預約。往南走過去就是艾姆赫斯特。',
      'en-US':
        'Jackson Heights is a major subway transfer, easy to reach from all over Queens; offices stand along 37th Avenue, 74th Street, and 82nd Street. You hear many languages and Chinese-speaking offices are scattered, so filter by language before booking. Elmhurst is a walk to the south.',
    },
    transit: {
      'zh-Hans': '地铁7、E、F、M、R线Jackson Hts–Roosevelt Av/74 St站',
      'zh-Hant': '地鐵7、E、F、M、R線Jackson Hts–Roosevelt Av/74 St站',
      'en-US': '7, E, F, M, R trains at Jackson Hts–Roosevelt Av/74 St',
    },
  },
  {
    slug: 'woodside',
    name: { 'zh-Hans': '木边', 'zh-Hant': '木邊', 'en-US': 'Woodside' },
    aliases: {
      'zh-Hans': ['木边区', '伍德赛德', '马斯佩斯'],
      'zh-Hant': ['木邊區', '伍德賽德', '馬斯佩斯'],
      'en-US': ['Woodside Queens', 'Maspeth'],
    },
    lat: 40.7454,
    lng: -73.9055,
    radiusMeters: 1500,
    zips: ['11377', '11378'],
    guide: {
      'zh-Hans':
        '木边在艾姆赫斯特西边，地铁和长岛铁路在此交会，去曼哈顿或法拉盛都快。诊所沿罗斯福大道、皇后大道分布，亚裔家庭多，中文、韩文、菲律宾语都可能听到。预约时请先确认医生讲的语言。',
      'zh-Hant':
        '木邊在艾姆赫斯特西邊，地鐵和長島鐵路在此交會，去曼哈頓或法拉盛都快。診所沿羅斯福大道、皇后大道分布，亞裔家庭多，中文、韓文、菲律賓語都可能聽到。預約時請先確認醫生講的語言。',
      'en-US':
        'Woodside lies west of Elmhurst, where the subway meets the LIRR, quick to Manhattan and to Flushing. Offices line Roosevelt Avenue and Queens Boulevard. Many Asian families live here and you may hear Chinese, Korean, or Tagalog, so confirm the doctor’s languages when you book.',
    },
    transit: {
      'zh-Hans': '地铁7号线61 St–Woodside站；长岛铁路（LIRR）Woodside站',
      'zh-Hant': '地鐵7號線61 St–Woodside站；長島鐵路（LIRR）Woodside站',
      'en-US': '7 train at 61 St–Woodside; LIRR at Woodside',
    },
  },
  {
    slug: 'rego-park',
    name: { 'zh-Hans': '雷哥公园', 'zh-Hant': '雷哥公園', 'en-US': 'Rego Park' },
    aliases: {
      'zh-Hans': ['雷戈公园', '丽歌公园', '中村'],
      'zh-Hant': ['雷戈公園', '麗歌公園', '中村'],
      'en-US': ['Regopark', 'Middle Village', '63rd Drive'],
    },
    lat: 40.7256,
    lng: -73.8625,
    radiusMeters: 1300,
    zips: ['11374', '11379'],
    guide: {
      'zh-Hans':
        '雷哥公园沿皇后大道和63路有很多诊所和化验所，离森林小丘很近。这里华人、俄语裔居民都多，同一栋楼里语言可能不同。请看资料页上是医生讲中文还是职员讲中文。',
      'zh-Hant':
        '雷哥公園沿皇后大道和63路有很多診所和檢驗所，離森林小丘很近。這裡華人、俄語裔居民都多，同一棟樓裡語言可能不同。請看資料頁上是醫生講中文還是職員講中文。',
      'en-US':
        'Rego Park has many offices and labs along Queens Boulevard and 63rd Drive, close to Forest Hills. Chinese and Russian speakers both live here in number and languages differ even within one building. See on the profile whether the doctor or the staff speaks Chinese.',
    },
    transit: {
      'zh-Hans': '地铁M、R线63 Dr–Rego Park站',
      'zh-Hant': '地鐵M、R線63 Dr–Rego Park站',
      'en-US': 'M, R trains at 63 Dr–Rego Park',
    },
  },
  {
    slug: 'forest-hills',
    name: { 'zh-Hans': '森林小丘', 'zh-Hant': '森林小丘', 'en-US': 'Forest Hills' },
    aliases: {
      'zh-Hans': ['森林山', '福雷斯特希尔斯', '丘园'],
      'zh-Hant': ['森林山', '福里斯特山', '丘園'],
      'en-US': ['Forest Hill', 'Austin Street', 'Kew Gardens'],
    },
    lat: 40.7181,
    lng: -73.8448,
    radiusMeters: 1600,
    zips: ['11375', '11415'],
    guide: {
      'zh-Hans':
        '森林小丘有快车站，从曼哈顿和皇后区许多地方来都方便，专科诊所多在皇后大道和108街。许多诊所开在公寓楼一楼，门牌不显眼，请留意预约单上的入口说明。要找讲普通话或粤语的医生，请先用语言筛选。',
      'zh-Hant':
        '森林小丘有快車站，從曼哈頓和皇后區許多地方來都方便，專科診所多在皇后大道和108街。許多診所開在公寓樓一樓，門牌不顯眼，請留意預約單上的入口說明。要找講國語或粵語的醫生，請先用語言篩選。',
      'en-US':
        'Forest Hills has an express station, easy from Manhattan and much of Queens; specialists gather on Queens Boulevard and 108th Street. Many offices are on the ground floor of apartment houses with small signs, so read the directions on your appointment. Filter by language to find Mandarin or Cantonese.',
    },
    transit: {
      'zh-Hans': '地铁E、F、M、R线Forest Hills–71 Av站；长岛铁路（LIRR）Forest Hills站',
      'zh-Hant': '地鐵E、F、M、R線Forest Hills–71 Av站；長島鐵路（LIRR）Forest Hills站',
      'en-US': 'E, F, M, R trains at Forest Hills–71 Av; LIRR at Forest Hills',
    },
  },
  {
    slug: 'kew-gardens-hills',
    name: { 'zh-Hans': '丘园山', 'zh-Hant': '丘園山', 'en-US': 'Kew Gardens Hills' },
    aliases: {
      'zh-Hans': ['秋园山', '邱园山'],
      'zh-Hant': ['秋園山', '邱園山'],
      'en-US': ['Kew Gardens Hill', 'KGH', 'Queens College area'],
    },
    lat: 40.728,
    lng: -73.82,
    radiusMeters: 1300,
    zips: ['11367'],
    guide: {
      'zh-Hans':
        '丘园山在法拉盛南边，诊所沿缅街和Jewel大道分布，可坐缅街的巴士直达法拉盛。这里是住宅区，以家庭医生、儿科、牙科为主，看专科常要去法拉盛或森林小丘。部分诊所星期六休息，去前请看看诊时间。',
      'zh-Hant':
        '丘園山在法拉盛南邊，診所沿緬街和Jewel大道分布，可搭緬街的公車直達法拉盛。這裡是住宅區，以家庭醫生、兒科、牙科為主，看專科常要去法拉盛或森林小丘。部分診所星期六休診，去之前請看好看診時間。',
      'en-US':
        'Kew Gardens Hills is south of Flushing, with offices along Main Street and Jewel Avenue and a direct bus to Flushing. It is residential: family doctors, pediatricians, and dentists. Specialists are in Flushing or Forest Hills. Some offices close on Saturday, so check the hours.',
    },
    transit: {
      'zh-Hans': '从法拉盛缅街坐Q20、Q44-SBS巴士；从Forest Hills–71 Av站坐Q64巴士',
      'zh-Hant': '從法拉盛緬街搭Q20、Q44-SBS公車；從Forest Hills–71 Av站搭Q64公車',
      'en-US': 'Q20 and Q44-SBS buses from Main St, Flushing; Q64 bus from Forest Hills–71 Av',
    },
  },
  {
    slug: 'jamaica',
    name: { 'zh-Hans': '牙买加', 'zh-Hant': '牙買加', 'en-US': 'Jamaica' },
    aliases: {
      'zh-Hans': ['詹美加', '牙买加中心', '牙买加庄园'],
      'zh-Hant': ['詹美加', '牙買加中心', '牙買加莊園'],
      'en-US': ['Jamaica Queens', 'Jamaica Center', 'Jamaica Estates', 'Hollis'],
    },
    lat: 40.7027,
    lng: -73.789,
    radiusMeters: 2500,
    zips: ['11432', '11435', '11412', '11418', '11423', '11433', '11434', '11436'],
    guide: {
      'zh-Hans':
        '牙买加是地铁、长岛铁路和机场捷运的转车站，附近有大医院和许多门诊。讲中文的诊所比法拉盛少，医院须免费提供翻译，约时间时请先提出。不要让孩子代替翻译病情。',
      'zh-Hant':
        '牙買加是地鐵、長島鐵路和機場捷運的轉車站，附近有大醫院和許多門診。講中文的診所比法拉盛少，醫院須免費提供口譯，約時間時請先提出。不要讓小孩當口譯。',
      'en-US':
        'Jamaica is where the subway, the LIRR, and the AirTrain meet, with hospitals and many outpatient offices. Chinese-speaking offices are fewer than in Flushing; hospitals must provide an interpreter free of charge, so ask when you book. Please do not have a child interpret.',
    },
    transit: {
      'zh-Hans': '地铁E、J、Z线Jamaica Center、Sutphin Blvd站，F线Parsons Blvd站；长岛铁路（LIRR）Jamaica站',
      'zh-Hant': '地鐵E、J、Z線Jamaica Center、Sutphin Blvd站，F線Parsons Blvd站；長島鐵路（LIRR）Jamaica站',
      'en-US': 'E, J, Z trains at Jamaica Center and Sutphin Blvd; F train at Parsons Blvd; LIRR at Jamaica',
    },
  },
  {
    slug: 'long-island-city',
    name: { 'zh-Hans': '长岛市', 'zh-Hant': '長島市', 'en-US': 'Long Island City' },
    aliases: {
      'zh-Hans': ['长岛城', '猎人角', '皇后广场'],
      'zh-Hant': ['長島城', '獵人角', '皇后廣場'],
      'en-US': ['LIC', 'Hunters Point', 'Court Square', 'Queens Plaza'],
    },
    lat: 40.7447,
    lng: -73.9485,
    radiusMeters: 1500,
    zips: ['11101', '11109'],
    guide: {
      'zh-Hans':
        '长岛市（不是长岛）与曼哈顿中城隔河相望，坐地铁一两站就到。新建公寓多，年轻华人家庭不少，诊所以家庭医生、儿科、牙科和Urgent Care诊所为主。有些诊所晚上或周末也看诊，可用时间筛选。',
      'zh-Hant':
        '長島市（不是長島）與曼哈頓中城隔河相望，搭地鐵一兩站就到。新建公寓多，年輕華人家庭不少，診所以家庭醫生、兒科、牙科和Urgent Care診所為主。有些診所晚上或週末也看診，可用時間篩選。',
      'en-US':
        'Long Island City (not Long Island) faces Midtown across the river, a stop or two by subway. Many young Chinese families live in its new buildings; expect family doctors, pediatricians, dentists, and urgent care. Some offices open in the evening or on weekends: use the time filters.',
    },
    transit: {
      'zh-Hans': '地铁7号线Vernon Blvd、Court Sq、Queensboro Plaza站；E、G线Court Sq站；N、W线Queensboro Plaza站',
      'zh-Hant': '地鐵7號線Vernon Blvd、Court Sq、Queensboro Plaza站；E、G線Court Sq站；N、W線Queensboro Plaza站',
      'en-US':
        '7 train at Vernon Blvd, Court Sq and Queensboro Plaza; E, G trains at Court Sq; N, W trains at Queensboro Plaza',
    },
  },
  {
    slug: 'astoria',
    name: { 'zh-Hans': '阿斯托利亚', 'zh-Hant': '阿斯托利亞', 'en-US': 'Astoria' },
    aliases: {
      'zh-Hans': ['艾斯托利亚', '阿斯托里亚', '阳光边'],
      'zh-Hant': ['艾斯托利亞', '阿斯托里亞', '陽光邊'],
      'en-US': ['Astoria Queens', 'Steinway Street', 'Ditmars', 'Sunnyside'],
    },
    lat: 40.7644,
    lng: -73.9235,
    radiusMeters: 2300,
    zips: ['11102', '11103', '11104', '11105', '11106'],
    guide: {
      'zh-Hans':
        '阿斯托利亚居民来自各国，诊所多在30大道、Steinway街和Ditmars一带，高架地铁沿线走路可到。讲中文的医生不多，可以扩大到长岛市和木边一起找。同一位医生在不同地点收的保险可能不同，请看资料页的核实日期。',
      'zh-Hant':
        '阿斯托利亞居民來自各國，診所多在30大道、Steinway街和Ditmars一帶，高架地鐵沿線走路可到。講中文的醫生不多，可以擴大到長島市和木邊一起找。同一位醫生在不同地點收的保險可能不同，請看資料頁的核實日期。',
      'en-US':
        'Astoria’s residents come from everywhere; offices stand along 30th Avenue, Steinway Street, and Ditmars Boulevard, a walk from the elevated train. Chinese-speaking doctors are few, so widen the search to Long Island City and Woodside. The plans a doctor takes can differ by location: look for the date checked.',
    },
    transit: {
      'zh-Hans': '地铁N、W线30 Av、Astoria Blvd、Ditmars Blvd站；M、R线Steinway St站',
      'zh-Hant': '地鐵N、W線30 Av、Astoria Blvd、Ditmars Blvd站；M、R線Steinway St站',
      'en-US': 'N, W trains at 30 Av, Astoria Blvd, and Ditmars Blvd; M, R trains at Steinway St',
    },
  },
]
