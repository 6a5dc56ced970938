/** The field of a change request about a facility by which somebody asks to practice there. */
export const joinField = 'member'

/** What somebody may ask to be there; who answers for a facility is never said by themselves. */
export const joinRoles = ['attending', 'associate', 'visiting'] as const
