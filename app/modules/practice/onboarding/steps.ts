import type { Completeness } from '../completeness.ts'

/** The steps of setting up a profile, in the order in which patients need what they ask for. */
export const onboardingSteps = ['names', 'specialties', 'languages', 'locations', 'plans', 'schedule', 'about'] as const

export type Step = (typeof onboardingSteps)[number]

/** What forms of a step are sent to: most steps have one form, by their own name. */
const postsOf = {
  names: ['names'],
  specialties: ['specialties'],
  languages: ['languages'],
  locations: ['locations', 'place'],
  plans: ['plans'],
  schedule: ['schedule', 'requests'],
  about: ['bio', 'photo', 'finish'],
} as const satisfies Record<Step, readonly string[]>

export type Post = (typeof postsOf)[Step][number]

/** The step that an address names; null when it names none. */
export function stepOf(named: string | null): Step | null {
  return onboardingSteps.find((step) => step === named) ?? null
}

/** The form that an address names and the step it stands on; null for none. */
export function postOf(named: string | null): { post: Post; step: Step } | null {
  for (const step of onboardingSteps) {
    const post = postsOf[step].find((each) => each === named)
    if (post) return { post, step }
  }
  return null
}

/** The step after one and before one; null at the ends. */
export function neighbors(step: Step): { before: Step | null; after: Step | null } {
  const index = onboardingSteps.indexOf(step)
  return { before: onboardingSteps[index - 1] ?? null, after: onboardingSteps[index + 1] ?? null }
}

/** What has to be there before a profile may be looked at by a reviewer, by its step. */
const requiredSteps = ['specialties', 'languages', 'locations'] as const

export type RequiredStep = (typeof requiredSteps)[number]

export function missingSteps(counts: Readonly<Record<RequiredStep, number>>): RequiredStep[] {
  return requiredSteps.filter((step) => counts[step] === 0)
}

/** What of each step is there: a step that was left for later is not done. */
export function doneSteps(
  missing: readonly RequiredStep[],
  { missing: gaps }: Pick<Completeness, 'missing'>,
  hasHours: boolean,
): Record<Step, boolean> {
  return {
    names: !gaps.includes('chineseName'),
    specialties: !missing.includes('specialties'),
    languages: !missing.includes('languages'),
    locations: !missing.includes('locations'),
    plans: !gaps.includes('plans'),
    schedule: hasHours,
    about: !gaps.includes('bio') && !gaps.includes('photo'),
  }
}
