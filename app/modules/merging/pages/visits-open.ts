import type { AdminActor } from '#app/core/actor.ts'

/** Whether the pages of visits open for who reads a list of them. */
export const areVisitsOpen = ({ permissions }: AdminActor) => permissions.has('appointment.read_masked')
