/**
 * The hand-drawn half of the map: shorelines, borough lines, parks and subway stations around New York harbor, where the
 * 1:10,000,000 county file is too coarse to tell Manhattan from Brooklyn. Drawn by this project from well-known places;
 * half of them true within 100 m and nine in ten within 330 m, enough for neighborhoods. A line is "latitude longitude, …".
 */

type Position = [lng: number, lat: number]

/** A line written as "lat lng, lat lng" → positions in GeoJSON order. */
export function line(text: string): Position[] {
  return text.split(',').map((pair) => {
    const [lat, lng] = pair.trim().split(/\s+/).map(Number)
    if (lat === undefined || lng === undefined || !Number.isFinite(lat) || !Number.isFinite(lng)) {
      throw new Error(`Not a position: "${pair}"`)
    }
    return [lng, lat]
  })
}

/** Lines joined end to end and closed. */
function ring(...parts: Position[][]): Position[] {
  const joined = parts.flat()
  const first = joined[0]
  return first ? [...joined, first] : joined
}

const back = (positions: Position[]): Position[] => [...positions].reverse()

// ── Lines two areas share ──────────────────────────────────────────────────────────────────────────────────────────

/** Newtown Creek, Ridgewood, the Evergreens, Cypress Hills, City Line, Spring Creek: from the East River to Jamaica Bay. */
const brooklynQueens = line(`40.7375 -73.9622, 40.7392 -73.9525, 40.7365 -73.9440, 40.7276 -73.9292, 40.7190 -73.9245,
  40.7145 -73.9240, 40.7108 -73.9205, 40.6998 -73.9118, 40.6955 -73.9040, 40.6825 -73.8965, 40.6885 -73.8840,
  40.6945 -73.8680, 40.6790 -73.8640, 40.6625 -73.8590, 40.6500 -73.8560`)

/** Little Neck, Glen Oaks, Floral Park, Rosedale, Idlewild: from Long Island Sound to the head of Jamaica Bay. */
const queensNassau = line(`40.7780 -73.7440, 40.7690 -73.7330, 40.7525 -73.7007, 40.7390 -73.7040, 40.7250 -73.7270,
  40.7110 -73.7290, 40.6840 -73.7265, 40.6520 -73.7255, 40.6490 -73.7400, 40.6360 -73.7440`)

/** Far Rockaway and Lawrence: from Motts Basin to East Rockaway Inlet. */
const rockawayNassau = line(`40.6115 -73.7570, 40.6030 -73.7390, 40.5945 -73.7380`)

/** Riverdale, Woodlawn, Wakefield, Eastchester, Pelham: from the Hudson to Long Island Sound. */
const bronxWestchester = line(`40.9155 -73.9120, 40.9110 -73.8980, 40.9030 -73.8650, 40.9085 -73.8530, 40.9000 -73.8380,
  40.8880 -73.8265, 40.8870 -73.8180, 40.8770 -73.8080, 40.8720 -73.8010, 40.8850 -73.7860, 40.8845 -73.7790`)

/** Oyster Bay and Huntington: from Cold Spring Harbor to the ocean. */
const nassauSuffolk = line(`40.8690 -73.4660, 40.8100 -73.4450, 40.7400 -73.4340, 40.6560 -73.4240`)

/** Cliffside Park to the Hackensack: from the Hudson to the meadows. */
const hudsonBergen = line(`40.8080 -73.9900, 40.8130 -74.0050, 40.8000 -74.0300, 40.7850 -74.0600, 40.7920 -74.0850`)

// ── Shorelines, each from north to south or west to east unless it says otherwise ──────────────────────────────────

const manhattan = ring(
  // The Hudson, north from the Battery: Battery Park City, Pier 40, Chelsea Piers, Pier 84, 72nd, 96th, 125th, GWB.
  line(`40.7008 -74.0150, 40.7050 -74.0185, 40.7130 -74.0175, 40.7180 -74.0160, 40.7290 -74.0120, 40.7395 -74.0105,
    40.7465 -74.0090, 40.7570 -74.0055, 40.7635 -74.0010, 40.7720 -73.9945, 40.7810 -73.9885, 40.7865 -73.9845,
    40.7965 -73.9770, 40.8080 -73.9690, 40.8190 -73.9605, 40.8270 -73.9570, 40.8420 -73.9470, 40.8505 -73.9468,
    40.8590 -73.9410, 40.8690 -73.9335, 40.8780 -73.9275`),
  // The Harlem River, south from Inwood: Broadway Bridge, Sherman Creek, High Bridge, Macombs Dam, 125th.
  line(`40.8775 -73.9215, 40.8737 -73.9113, 40.8690 -73.9110, 40.8630 -73.9150, 40.8590 -73.9205, 40.8460 -73.9295,
    40.8285 -73.9345, 40.8198 -73.9342, 40.8140 -73.9337, 40.8080 -73.9335, 40.8030 -73.9290, 40.7985 -73.9285`),
  // The East River, south: 96th, Gracie Point, Queensboro Bridge, United Nations, 23rd, Corlears Hook, South Street.
  line(`40.7890 -73.9365, 40.7830 -73.9432, 40.7765 -73.9420, 40.7690 -73.9485, 40.7580 -73.9580, 40.7480 -73.9675,
    40.7435 -73.9715, 40.7355 -73.9745, 40.7275 -73.9715, 40.7190 -73.9735, 40.7140 -73.9757, 40.7105 -73.9785,
    40.7095 -73.9915, 40.7075 -73.9995, 40.7055 -74.0020, 40.7035 -74.0065, 40.7008 -74.0115`),
)

const rooseveltIsland = ring(
  line(`40.7725 -73.9403, 40.7650 -73.9455, 40.7580 -73.9515, 40.7500 -73.9605, 40.7495 -73.9612, 40.7510 -73.9615,
    40.7600 -73.9540, 40.7670 -73.9475`),
)

const randallsIsland = ring(
  line(`40.8015 -73.9250, 40.8000 -73.9175, 40.7930 -73.9165, 40.7870 -73.9190, 40.7810 -73.9290, 40.7830 -73.9340,
    40.7890 -73.9335, 40.7960 -73.9290`),
)

const governorsIsland = ring(
  line(`40.6933 -74.0155, 40.6925 -74.0120, 40.6885 -74.0125, 40.6850 -74.0225, 40.6838 -74.0255, 40.6850 -74.0260,
    40.6890 -74.0215`),
)

/** Greenpoint to Sea Gate along the harbor, Coney Island, Sheepshead Bay, then Jamaica Bay to Spring Creek. */
const brooklynShore = line(`40.7375 -73.9622, 40.7300 -73.9620, 40.7220 -73.9640, 40.7130 -73.9695, 40.7065 -73.9685,
  40.7005 -73.9740, 40.7058 -73.9800, 40.7048 -73.9890, 40.7035 -73.9958, 40.6980 -73.9990, 40.6925 -74.0030,
  40.6870 -74.0075, 40.6835 -74.0125, 40.6780 -74.0190, 40.6735 -74.0185, 40.6690 -74.0140, 40.6720 -74.0080,
  40.6700 -73.9990, 40.6650 -74.0010, 40.6640 -74.0060, 40.6580 -74.0180, 40.6520 -74.0215, 40.6460 -74.0270,
  40.6435 -74.0355, 40.6395 -74.0385, 40.6360 -74.0390, 40.6220 -74.0418, 40.6130 -74.0395, 40.6070 -74.0355,
  40.6045 -74.0230, 40.6010 -74.0140, 40.5935 -74.0015, 40.5880 -73.9960, 40.5830 -73.9900, 40.5825 -73.9995,
  40.5830 -74.0105, 40.5775 -74.0125, 40.5715 -74.0020, 40.5715 -73.9800, 40.5735 -73.9620, 40.5745 -73.9430,
  40.5750 -73.9335, 40.5805 -73.9380, 40.5830 -73.9480, 40.5845 -73.9370, 40.5835 -73.9160, 40.5885 -73.9230,
  40.5990 -73.9270, 40.5960 -73.9150, 40.5790 -73.9020, 40.5830 -73.8800, 40.5990 -73.8830, 40.6030 -73.8960,
  40.6090 -73.9050, 40.6150 -73.8890, 40.6295 -73.8830, 40.6370 -73.8780, 40.6425 -73.8750, 40.6470 -73.8660,
  40.6500 -73.8560`)

/** Hunters Point to Astoria, the Sound to Fort Totten, Little Neck Bay to the Nassau line. */
const queensNorthShore = line(`40.7375 -73.9622, 40.7465 -73.9590, 40.7500 -73.9560, 40.7570 -73.9490, 40.7630 -73.9440,
  40.7690 -73.9365, 40.7770 -73.9370, 40.7800 -73.9240, 40.7895 -73.9120, 40.7850 -73.8960, 40.7775 -73.8940,
  40.7720 -73.8890, 40.7820 -73.8840, 40.7855 -73.8705, 40.7785 -73.8660, 40.7715 -73.8560, 40.7655 -73.8650,
  40.7605 -73.8570, 40.7590 -73.8490, 40.7630 -73.8410, 40.7690 -73.8460, 40.7740 -73.8530, 40.7890 -73.8590, 40.7935 -73.8520, 40.7940 -73.8450,
  40.7885 -73.8340, 40.7965 -73.8290, 40.7960 -73.8070, 40.7940 -73.7960, 40.7860 -73.7890, 40.7965 -73.7790,
  40.7900 -73.7740, 40.7740 -73.7640, 40.7640 -73.7530, 40.7720 -73.7550, 40.7840 -73.7580, 40.7760 -73.7470,
  40.7780 -73.7440`)

/** The bay side, from Idlewild westward: Kennedy airport, Bergen Basin, Howard Beach, Spring Creek. */
const queensBayShore = line(`40.6360 -73.7440, 40.6280 -73.7560, 40.6225 -73.7680, 40.6200 -73.7860, 40.6330 -73.7940,
  40.6400 -73.8210, 40.6480 -73.8290, 40.6560 -73.8300, 40.6480 -73.8380, 40.6455 -73.8480, 40.6500 -73.8560`)

/** The Rockaway peninsula, all round: the ocean westward to Breezy Point, then back along the bay to Motts Basin. */
const rockaway = ring(
  back(rockawayNassau).slice(0, 1),
  line(`40.5925 -73.7500, 40.5895 -73.7820, 40.5845 -73.8130, 40.5770 -73.8400, 40.5665 -73.8760, 40.5560 -73.9100,
    40.5445 -73.9400, 40.5530 -73.9360, 40.5640 -73.9080, 40.5700 -73.8830, 40.5800 -73.8530, 40.5870 -73.8290,
    40.5935 -73.8150, 40.5975 -73.7970, 40.5935 -73.7850, 40.6030 -73.7760, 40.6095 -73.7690`),
  rockawayNassau,
)

const broadChannel = ring(
  line(`40.6190 -73.8230, 40.6120 -73.8150, 40.6000 -73.8150, 40.5960 -73.8200, 40.6040 -73.8240, 40.6120 -73.8310`),
)

/** Spuyten Duyvil to the Yonkers line along the Hudson. */
const bronxHudsonShore = line(`40.8785 -73.9255, 40.8905 -73.9165, 40.9030 -73.9140, 40.9155 -73.9120`)

/** Hunter Island and Orchard Beach, Throgs Neck, the East River, then the Harlem River back to Spuyten Duyvil. */
const bronxShore = line(`40.8845 -73.7790, 40.8790 -73.7750, 40.8690 -73.7860, 40.8530 -73.7980, 40.8600 -73.8130,
  40.8500 -73.8160, 40.8430 -73.8140, 40.8260 -73.8070, 40.8150 -73.7980, 40.8055 -73.7900, 40.8050 -73.7950,
  40.8120 -73.8040, 40.8160 -73.8220, 40.8060 -73.8320, 40.8130 -73.8410, 40.8065 -73.8480, 40.8120 -73.8530,
  40.8045 -73.8490, 40.8100 -73.8620, 40.8150 -73.8680, 40.8100 -73.8720, 40.8010 -73.8720, 40.8040 -73.8860,
  40.8040 -73.9020, 40.7985 -73.9110, 40.8010 -73.9210, 40.8045 -73.9285, 40.8130 -73.9310, 40.8200 -73.9318,
  40.8285 -73.9318, 40.8460 -73.9265, 40.8590 -73.9165, 40.8640 -73.9120, 40.8720 -73.9075, 40.8760 -73.9120,
  40.8785 -73.9200`)

const cityIsland = ring(
  line(`40.8560 -73.7910, 40.8500 -73.7860, 40.8430 -73.7830, 40.8360 -73.7820, 40.8400 -73.7870, 40.8500 -73.7910`),
)

const rikersIsland = ring(
  line(`40.7960 -73.8860, 40.7950 -73.8790, 40.7910 -73.8730, 40.7870 -73.8790, 40.7880 -73.8870, 40.7920 -73.8930`),
)

const statenIsland = ring(
  // St. George, Fort Wadsworth, South Beach, Great Kills, Tottenville, then the Arthur Kill and the Kill Van Kull.
  line(`40.6455 -74.0740, 40.6390 -74.0720, 40.6270 -74.0725, 40.6130 -74.0610, 40.6050 -74.0545, 40.5960 -74.0610,
    40.5880 -74.0660, 40.5700 -74.0850, 40.5590 -74.0990, 40.5480 -74.1130, 40.5390 -74.1280, 40.5310 -74.1330,
    40.5400 -74.1390, 40.5440 -74.1390, 40.5380 -74.1500, 40.5290 -74.1660, 40.5140 -74.1950, 40.5020 -74.2170,
    40.4985 -74.2390, 40.4975 -74.2500, 40.5030 -74.2560, 40.5140 -74.2510, 40.5250 -74.2440, 40.5420 -74.2460,
    40.5530 -74.2300, 40.5560 -74.2150, 40.5650 -74.2040, 40.5780 -74.2020, 40.5920 -74.2050, 40.6150 -74.2010,
    40.6350 -74.1970, 40.6440 -74.1880, 40.6430 -74.1750, 40.6395 -74.1640, 40.6400 -74.1440, 40.6420 -74.1300,
    40.6435 -74.1130, 40.6470 -74.1010, 40.6480 -74.0850`),
)

/** Bayonne, Jersey City, Hoboken, Weehawken, and the east shore of Newark Bay and the Hackensack. */
const hudsonCounty = ring(
  line(`40.6440 -74.1440, 40.6430 -74.1300, 40.6470 -74.1050, 40.6520 -74.0850, 40.6560 -74.0830, 40.6600 -74.0880,
    40.6650 -74.0800, 40.6590 -74.0640, 40.6650 -74.0480, 40.6710 -74.0660, 40.6770 -74.0750, 40.6830 -74.0640,
    40.6870 -74.0580, 40.6930 -74.0600, 40.6990 -74.0480, 40.7060 -74.0360, 40.7110 -74.0370, 40.7165 -74.0322,
    40.7270 -74.0302, 40.7350 -74.0272, 40.7450 -74.0235, 40.7560 -74.0235, 40.7650 -74.0170, 40.7850 -74.0080,
    40.7960 -74.0010`),
  hudsonBergen,
  line(`40.7700 -74.0930, 40.7580 -74.0950, 40.7450 -74.0830, 40.7340 -74.0750, 40.7260 -74.0980, 40.7180 -74.1050,
    40.6960 -74.1070, 40.6800 -74.1180, 40.6600 -74.1350`),
)

/** Kearny, Harrison and Secaucus lie west of the Hackensack and belong to Hudson County too. */
const kearny = ring(
  line(`40.7920 -74.0850, 40.7700 -74.0960, 40.7560 -74.0980, 40.7440 -74.0860, 40.7360 -74.0790, 40.7285 -74.1000,
    40.7200 -74.1160, 40.7340 -74.1250, 40.7330 -74.1500, 40.7420 -74.1660, 40.7560 -74.1610, 40.7860 -74.1480`),
)

/** Newark and the towns west of it. The shore is Newark Bay. */
const essexBayShore = line(`40.7420 -74.1690, 40.7310 -74.1510, 40.7310 -74.1280, 40.7200 -74.1200, 40.7080 -74.1180,
  40.7010 -74.1370, 40.6910 -74.1300, 40.6830 -74.1420`)
const unionBayShore = line(`40.6830 -74.1420, 40.6680 -74.1430, 40.6600 -74.1580, 40.6480 -74.1780, 40.6400 -74.2010,
  40.6150 -74.2060`)
const middlesexShore = line(`40.6150 -74.2060, 40.5900 -74.2090, 40.5780 -74.2120, 40.5620 -74.2270, 40.5560 -74.2440,
  40.5280 -74.2520, 40.5080 -74.2590, 40.4990 -74.2640, 40.5000 -74.2860, 40.4850 -74.2700, 40.4600 -74.2500,
  40.4490 -74.2230`)

/** The west bank of the Hudson from Edgewater through the Palisades and Piermont to Bear Mountain. */
const palisades = line(`40.8080 -73.9900, 40.8250 -73.9760, 40.8520 -73.9580, 40.8800 -73.9420, 40.9150 -73.9240,
  40.9500 -73.9110, 40.9985 -73.9000`)
const rocklandShore = line(`40.9985 -73.9000, 41.0350 -73.9070, 41.0450 -73.9050, 41.0900 -73.9150, 41.1250 -73.9120,
  41.1700 -73.9300, 41.1950 -73.9600, 41.2280 -73.9690, 41.2550 -73.9760, 41.3000 -73.9800, 41.3200 -73.9850`)

/** The east bank: Yonkers, Tarrytown, Croton Point, Peekskill, Anthony's Nose. */
const westchesterHudsonShore = line(`40.9155 -73.9120, 40.9350 -73.9040, 40.9900 -73.8830, 41.0350 -73.8750,
  41.0700 -73.8680, 41.1100 -73.8640, 41.1550 -73.8670, 41.1750 -73.8950, 41.1900 -73.8810, 41.2200 -73.9180,
  41.2500 -73.9560, 41.2850 -73.9340, 41.3000 -73.9600, 41.3260 -73.9750`)
/** Long Island Sound, Pelham to the Connecticut line. */
const westchesterSoundShore = line(`40.8845 -73.7790, 40.8950 -73.7750, 40.9130 -73.7570, 40.9300 -73.7300,
  40.9480 -73.7070, 40.9640 -73.6740, 40.9860 -73.6560`)

/** Great Neck, Manhasset Bay, Port Washington, Hempstead Harbor, Glen Cove, Oyster Bay, Cold Spring Harbor. */
const nassauNorthShore = line(`40.7780 -73.7440, 40.7990 -73.7570, 40.8150 -73.7660, 40.8330 -73.7520, 40.8270 -73.7360,
  40.8050 -73.7290, 40.7960 -73.7090, 40.8150 -73.7000, 40.8350 -73.7080, 40.8420 -73.7220, 40.8660 -73.7290,
  40.8600 -73.7020, 40.8370 -73.6700, 40.8040 -73.6510, 40.8330 -73.6520, 40.8560 -73.6560, 40.8790 -73.6450,
  40.9050 -73.6330, 40.9120 -73.5900, 40.9110 -73.5560, 40.8960 -73.5400, 40.8790 -73.5480, 40.8760 -73.5310,
  40.8930 -73.5090, 40.8990 -73.4970, 40.8690 -73.4660`)
const suffolkNorthShore =
  line(`40.8690 -73.4660, 40.8980 -73.4850, 40.9260 -73.4980, 40.9350 -73.4600, 40.9230 -73.4340,
  40.9100 -73.4250, 40.9270 -73.3900, 40.9330 -73.3560, 40.9110 -73.3480, 40.9190 -73.2800, 40.9280 -73.1600`)
const suffolkSouthShore = line(
  `40.6560 -73.4240, 40.6700 -73.3500, 40.6950 -73.2800, 40.7080 -73.2300, 40.7300 -73.1600`,
)
/** The south shore of the mainland, Amityville to Inwood; the barrier beaches are drawn by themselves. */
const nassauSouthShore = line(`40.6560 -73.4240, 40.6530 -73.4600, 40.6450 -73.5100, 40.6300 -73.5500, 40.6270 -73.5800,
  40.6200 -73.6080, 40.6170 -73.6350, 40.6230 -73.6600, 40.6130 -73.6800, 40.6150 -73.7000, 40.6000 -73.7150,
  40.5970 -73.7310, 40.6030 -73.7390, 40.6115 -73.7570, 40.6220 -73.7530, 40.6360 -73.7440`)
const longBeach = ring(
  line(`40.5900 -73.7540, 40.5850 -73.7300, 40.5820 -73.6800, 40.5830 -73.6200, 40.5800 -73.5830, 40.5890 -73.5880,
    40.5960 -73.6400, 40.5950 -73.6700, 40.5920 -73.7300`),
)
const jonesBeach = ring(
  line(`40.5860 -73.5700, 40.5950 -73.5000, 40.6120 -73.4200, 40.6280 -73.3150, 40.6340 -73.3150, 40.6190 -73.4200,
    40.6020 -73.5000, 40.5930 -73.5700`),
)

/** Whole areas drawn by hand; they take the place of the county file's. */
export const drawnAreas: Record<string, Position[][]> = {
  manhattan: [manhattan, rooseveltIsland, randallsIsland, governorsIsland],
  brooklyn: [ring(brooklynShore, back(brooklynQueens).slice(1, -1))],
  queens: [
    ring(queensNorthShore, queensNassau.slice(1), queensBayShore.slice(1), back(brooklynQueens).slice(1, -1)),
    rockaway,
    broadChannel,
  ],
  bronx: [ring(bronxHudsonShore, bronxWestchester.slice(1), bronxShore.slice(1)), cityIsland, rikersIsland],
  'staten-island': [statenIsland],
  nassau: [
    ring(nassauNorthShore, nassauSuffolk.slice(1), nassauSouthShore.slice(1), back(queensNassau).slice(1, -1)),
    longBeach,
    jonesBeach,
  ],
  suffolk: [ring(suffolkNorthShore, back(suffolkSouthShore), back(nassauSuffolk).slice(1, -1))],
  hudson: [hudsonCounty, kearny],
}

/**
 * Shores that replace one stretch of a county of the file: the county's own outline from the point nearest the shore's
 * first position to the one nearest its last is cut out, and the shore put in. Lines of neighbors end on the same points.
 */
export const drawnShores: Record<string, Position[][]> = {
  bergen: [back(hudsonBergen), palisades].map((part, at) => (at === 0 ? part : part.slice(1))),
  rockland: [rocklandShore],
  westchester: [back(westchesterHudsonShore), bronxWestchester.slice(1), westchesterSoundShore.slice(1)],
  essex: [essexBayShore],
  union: [unionBayShore],
  middlesex: [middlesexShore],
}

/** Parks that people steer by. */
export const drawnParks: Record<string, Position[]> = {
  'central-park': ring(line(`40.7681 -73.9819, 40.8003 -73.9580, 40.7968 -73.9493, 40.7644 -73.9730`)),
  'prospect-park': ring(
    line(`40.6728 -73.9700, 40.6640 -73.9625, 40.6550 -73.9617, 40.6507 -73.9660, 40.6510 -73.9718, 40.6610 -73.9797`),
  ),
  'flushing-meadows': ring(
    line(`40.7530 -73.8480, 40.7490 -73.8520, 40.7410 -73.8480, 40.7300 -73.8420, 40.7200 -73.8350, 40.7220 -73.8320,
      40.7330 -73.8370, 40.7420 -73.8380, 40.7520 -73.8400`),
  ),
  'van-cortlandt-park': ring(
    line(`40.9110 -73.8960, 40.9020 -73.8710, 40.8880 -73.8790, 40.8830 -73.8870, 40.8880 -73.8960, 40.9000 -73.8980`),
  ),
  'kissena-park': ring(line(`40.7500 -73.8100, 40.7470 -73.7990, 40.7420 -73.7990, 40.7430 -73.8090`)),
  'cunningham-park': ring(line(`40.7400 -73.7740, 40.7340 -73.7640, 40.7230 -73.7690, 40.7290 -73.7740`)),
  'forest-park': ring(
    line(`40.7050 -73.8430, 40.7030 -73.8370, 40.6970 -73.8530, 40.6930 -73.8640, 40.6960 -73.8650, 40.7010 -73.8530`),
  ),
  'sunset-park': ring(line(`40.6500 -74.0040, 40.6470 -74.0000, 40.6453 -74.0025, 40.6480 -74.0064`)),
  'alley-pond-park': ring(
    line(`40.7600 -73.7500, 40.7520 -73.7440, 40.7390 -73.7370, 40.7360 -73.7420, 40.7480 -73.7480`),
  ),
}
