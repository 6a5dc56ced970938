const standings = ['paid', 'dueSoon', 'overdue', 'never'] as const

/** How dues can stand. That somebody has never paid says nothing where the association asks for none. */
export const shownStandings = (asksDues: boolean) => standings.filter((standing) => asksDues || standing !== 'never')
