type Locks = Readonly<{
  /** What hangs behind the head. */
  behind: string
  /** What lies over the brow and the temples. */
  before: string
}>

/** How hair is worn, in the color that it has. */
type HairStyle = (color: string) => Locks

const outline = '#151c27'

/** Strands: lighter than dark hair, darker than gray. */
const strand = '#667182'

const worn =
  (behind: string, before: string, strands = ''): HairStyle =>
  (color) => ({
    behind: behind && `<path d="${behind}" fill="${color}" stroke="${outline}" stroke-width="3"/>`,
    before:
      `<path d="${before}" fill="${color}" stroke="${outline}" stroke-width="3"/>` +
      (strands && `<path d="${strands}" fill="none" stroke="${strand}" stroke-width="2"/>`),
  })

const bob = worn(
  'M42 110C32 88 34 24 80 24C126 24 128 88 118 110C113 115 104 113 102 108H58C56 113 47 115 42 110Z',
  'M47 80C41 44 56 24 80 24C104 24 119 44 113 80C111 68 108 60 104 56C90 61 70 61 56 56C52 60 49 68 47 80Z',
  'M66 32C62 38 60 44 60 50M80 29V50M94 32C98 38 100 44 100 50',
)
const sidePartBob = worn(
  'M43 108C32 86 34 24 80 24C126 24 128 86 117 108C112 114 102 112 100 106H60C58 112 48 114 43 108Z',
  'M46 84C40 44 56 24 82 24C106 24 120 46 114 84C112 66 106 56 96 44C84 58 64 60 54 64C50 68 48 76 46 84Z',
  'M92 34C84 46 70 52 58 55M98 38C106 48 110 58 111 66',
)
const long = worn(
  'M38 142C28 100 30 23 80 23C130 23 132 100 122 142C116 146 104 144 102 136L100 100H60L58 136C56 144 44 146 38 142Z',
  'M46 92C38 46 56 23 80 23C104 23 122 46 114 92C112 68 100 52 80 40C60 52 48 68 46 92Z',
  'M80 27V38M68 34C58 44 52 56 50 68M92 34C102 44 108 56 110 68',
)
const bun = worn(
  'M64 26C60 8 100 8 96 26C93 33 67 33 64 26Z',
  'M47 76C43 42 58 25 80 25C102 25 117 42 113 76C110 62 104 52 92 46C84 42 76 42 68 46C56 52 50 62 47 76Z',
  'M80 28V40M69 31C60 38 54 46 51 56M91 31C100 38 106 46 109 56',
)
const ponytail = worn(
  'M104 40C132 40 138 72 128 112C124 118 116 116 116 110C118 90 116 74 104 64Z',
  'M47 78C42 42 58 25 80 25C102 25 118 42 113 78C111 64 104 54 94 42C82 56 62 58 55 60C50 64 48 72 47 78Z',
  'M92 35C84 46 70 51 58 53M99 38C106 46 110 55 111 62',
)
const waves = worn(
  'M40 118C30 112 36 102 34 92C30 84 36 78 35 68C34 40 52 22 80 22C108 22 126 40 125 68C124 78 130 84 126 92C124 102 130 112 120 118C112 124 104 118 102 108H58C56 118 48 124 40 118Z',
  'M46 84C38 72 44 60 44 52C48 34 62 23 84 23C104 24 118 40 116 58C116 66 120 74 114 84C112 68 106 58 98 44C86 56 70 58 58 60C50 64 48 74 46 84Z',
  'M94 33C86 44 72 50 59 53M101 38C108 46 112 54 112 62',
)
const perm = worn(
  'M44 92C32 90 32 78 38 72C30 64 34 50 44 48C44 34 58 26 66 29C74 20 90 20 96 29C106 26 118 36 116 48C126 50 130 64 122 72C128 78 128 90 116 92Z',
  'M47 82C40 78 41 68 46 65C41 56 48 48 54 49C54 38 66 34 71 39C76 32 88 32 92 39C98 34 108 40 106 49C113 48 119 56 114 65C119 68 120 78 113 82C112 72 108 66 103 62C98 66 92 63 91 58C86 64 77 64 73 58C70 64 62 66 57 62C52 66 48 72 47 82Z',
  'M58 42C60 38 64 37 67 39M80 32C83 30 88 31 90 34M102 43C105 44 107 47 107 50M50 58C50 55 52 53 55 53',
)
const pixie = worn(
  '',
  'M46 82C38 48 54 23 82 24C106 24 121 46 114 82C112 70 110 64 108 58C96 60 84 54 76 46C72 54 64 60 54 62C50 68 48 74 46 82Z',
  'M76 44C84 37 94 36 102 40M72 44C66 50 62 54 58 56',
)

const sidePart = worn(
  '',
  'M47 74C40 40 58 24 82 24C106 24 119 40 113 74C111 66 109 60 107 55C94 56 78 52 66 44C62 52 56 58 52 60C50 64 48 68 47 74Z',
  'M68 42C74 34 86 31 98 34M72 45C82 48 94 50 104 49',
)
const crop = worn(
  '',
  'M47 72C42 40 58 25 80 25C102 25 118 40 113 72C111 62 108 56 103 53C88 50 72 50 57 53C52 56 49 62 47 72Z',
  'M64 36L62 46M72 32L71 44M80 31V43M88 32L89 44M96 36L98 46',
)
const sweptBack = worn(
  '',
  'M47 74C38 38 58 20 84 22C108 23 121 42 113 74C111 64 107 56 102 50C92 42 74 40 62 48C54 54 50 64 47 74Z',
  'M66 44C68 34 76 28 86 27M78 41C82 33 90 29 98 31M90 42C95 36 102 35 106 38',
)
const fringe = worn(
  '',
  'M46 76C38 42 56 22 80 23C106 23 122 42 114 76C112 68 110 64 108 61L101 54L95 60L87 52L78 60L70 53L63 60L56 56C51 62 48 68 46 76Z',
  'M70 53C70 44 74 36 80 31M87 52C88 44 92 38 98 35M56 55C56 46 60 40 65 36',
)
const receding = worn(
  '',
  'M46 80C40 60 44 42 58 34C66 28 94 28 102 34C116 42 120 60 114 80C111 74 110 66 106 62C104 54 102 50 97 46C88 38 84 50 80 44C74 38 66 42 62 48C58 52 56 56 54 62C50 66 49 74 46 80Z',
  'M58 42C62 38 66 36 70 35M102 42C98 38 94 36 90 35',
)
const ring = worn(
  '',
  'M46 84C39 74 41 62 47 54C51 58 53 62 53 66C50 72 49 78 46 84ZM114 84C121 74 119 62 113 54C109 58 107 62 107 66C110 72 111 78 114 84Z',
)

/** What is worn at which age: fashions of three generations, the perm of a grandmother and the fringe of a resident among them. */
export const hairStyles = {
  f: {
    young: [long, ponytail, bob, waves, sidePartBob, bun],
    middle: [sidePartBob, bob, bun, waves, pixie, ponytail],
    senior: [perm, pixie, bun, perm, sidePartBob],
  },
  m: {
    young: [fringe, sidePart, sweptBack, crop],
    middle: [sidePart, crop, sweptBack, receding],
    senior: [receding, ring, sidePart, sweptBack],
  },
} as const satisfies Record<'f' | 'm', Record<'young' | 'middle' | 'senior', readonly HairStyle[]>>
