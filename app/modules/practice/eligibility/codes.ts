/** Codes of X12 that the product has words for (product.md §5.9). */

/** AAA03: why a payer does not answer. */
export const rejectionCodes = [
  ...(['15', '41', '42', '43', '50', '51', '57', '58', '60', '61', '62', '63', '64', '65', '66', '67'] as const),
  ...(['71', '72', '73', '75', '76', '77', '78', '79', '80', 'T4'] as const),
] as const

export type RejectionCode = (typeof rejectionCodes)[number]

export const isRejectionCode = (code: string): code is RejectionCode => rejectionCodes.some((each) => each === code)

/** AAA04: what the payer says may be done. */
export const followUps = ['C', 'N', 'R', 'S', 'W', 'X', 'Y'] as const

export type FollowUp = (typeof followUps)[number]

/** Kinds of service that can be asked for and are told by name. */
export const serviceCodes = [
  ...(['30', '98', '1', '4', '5', '33', '35', '42', '47', '48', '50', '51', '52', '62', '64', '68', '69'] as const),
  ...(['73', '76', '80', '81', '82', '86', '88', '93', 'A4', 'A6', 'AD', 'AE', 'AF', 'AL', 'MH', 'PT', 'UC'] as const),
] as const

export type ServiceCode = (typeof serviceCodes)[number]

export const isServiceCode = (code: string): code is ServiceCode => serviceCodes.some((each) => each === code)

/** What is asked for where nobody has chosen: the plan as a whole, which every payer answers. */
export const usualServiceCodes: readonly ServiceCode[] = ['30']

/** More than a desk asks at once. */
export const mostServiceCodes = 8

/** EB06: of which time an amount is. */
const periods = ['22', '23', '24', '25', '26', '27', '28', '32', '34'] as const

type Period = (typeof periods)[number]

export const isPeriod = (code: string | null): code is Period => periods.some((each) => each === code)

/** EB06 that says how much is left. */
export const remaining: readonly string[] = ['29', '33']

/** EB02: whose. */
const coverageLevels = ['IND', 'FAM', 'EMP', 'ESP', 'CHD'] as const

type CoverageLevel = (typeof coverageLevels)[number]

export const isCoverageLevel = (code: string | null): code is CoverageLevel =>
  coverageLevels.some((each) => each === code)

/** EB04: kinds of insurance. */
const insuranceTypes = ['MA', 'MB', 'MC', 'HM', 'HN', 'PR', 'QM', 'C1'] as const

type InsuranceType = (typeof insuranceTypes)[number]

export const isInsuranceType = (code: string | null): code is InsuranceType =>
  insuranceTypes.some((each) => each === code)

/** By which texts are named for a code: some codes are numbers, which no key of texts begins with. */
export const textKey = <Code extends string>(code: Code) => `c${code}` as const
