import type { Point } from '#app/modules/geo/clip.ts'

/** The shape of counties.json; positions are [longitude, latitude] to four decimals, rings are closed. */
export type Geometry = {
  /** Boroughs of the city and counties around it, with an outline of their own. */
  areas: { id: string; inCity: boolean; rings: Point[][] }[]
  /** Land beyond them. What is neither is water. */
  land: Point[][]
  parks: { id: string; rings: Point[][] }[]
  /** Stations in line order; a stop without a name is a bend, one with the name "" likewise. */
  subway: { letters: string; color: SubwayColor; stops: [lng: number, lat: number, name?: string][] }[]
}

export type SubwayColor = 'purple' | 'yellow' | 'orange' | 'blue'

/** Where the name of an area is written: inside it, clear of the shores. */
export const areaLabelSpots = {
  manhattan: { lat: 40.7905, lng: -73.966 },
  brooklyn: { lat: 40.648, lng: -73.944 },
  queens: { lat: 40.705, lng: -73.815 },
  bronx: { lat: 40.856, lng: -73.868 },
  'staten-island': { lat: 40.58, lng: -74.155 },
  'long-island': { lat: 40.745, lng: -73.6 },
  westchester: { lat: 41.05, lng: -73.76 },
  'new-jersey': { lat: 40.79, lng: -74.24 },
} as const
