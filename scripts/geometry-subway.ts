/**
 * Subway stations around the neighborhoods the directory covers, in line order, placed by this project. Names are as the
 * signs say and are the same in every language. A line is drawn as the chord from station to station.
 */
export type SubwayLine = { letters: string; color: 'purple' | 'yellow' | 'orange' | 'blue'; stations: string }

/** One station a row: latitude, longitude, name. A row that starts with "-" is a bend without a station. */
export const subwayLines: SubwayLine[] = [
  {
    letters: '7',
    color: 'purple',
    stations: `
      40.7558 -74.0019 34 St–Hudson Yards
      40.7557 -73.9872 Times Sq–42 St
      40.7538 -73.9820 5 Av
      40.7514 -73.9760 Grand Central
      40.7426 -73.9536 Vernon Blvd
      40.7422 -73.9489 Hunters Point Av
      40.7470 -73.9459 Court Sq
      40.7506 -73.9402 Queensboro Plaza
      40.7446 -73.9309 33 St
      40.7438 -73.9240 40 St
      40.7431 -73.9184 46 St
      40.7441 -73.9125 52 St
      40.7456 -73.9029 61 St–Woodside
      40.7463 -73.8964 69 St
      40.7468 -73.8914 74 St–Broadway
      40.7476 -73.8837 82 St
      40.7484 -73.8766 90 St
      40.7491 -73.8695 Junction Blvd
      40.7498 -73.8627 103 St
      40.7517 -73.8553 111 St
      40.7546 -73.8456 Mets–Willets Point
      40.7596 -73.8301 Flushing–Main St`,
  },
  {
    letters: 'E F M R',
    color: 'blue',
    stations: `
      40.7490 -73.9371 Queens Plaza
      40.7520 -73.9288 36 St
      40.7569 -73.9207 Steinway St
      40.7563 -73.9133 46 St
      40.7529 -73.9060 Northern Blvd
      40.7497 -73.8985 65 St
      40.7466 -73.8914 Roosevelt Av
      40.7425 -73.8820 Elmhurst Av
      40.7370 -73.8772 Grand Av–Newtown
      40.7331 -73.8693 Woodhaven Blvd
      40.7298 -73.8616 63 Dr–Rego Park
      40.7265 -73.8528 67 Av
      40.7217 -73.8445 Forest Hills–71 Av
      40.7183 -73.8373 75 Av
      40.7146 -73.8310 Kew Gardens
      40.7091 -73.8209 Briarwood
      40.7055 -73.8108 Sutphin Blvd
      40.7076 -73.8033 Parsons Blvd
      40.7105 -73.7936 169 St
      40.7126 -73.7838 Jamaica–179 St`,
  },
  {
    letters: 'N W',
    color: 'yellow',
    stations: `
      40.7506 -73.9402 Queensboro Plaza
      40.7568 -73.9296 39 Av
      40.7617 -73.9258 36 Av
      40.7668 -73.9215 Broadway
      40.7703 -73.9178 30 Av
      40.7751 -73.9120 Astoria–Ditmars Blvd`,
  },
  {
    letters: 'N R',
    color: 'yellow',
    stations: `
      40.7557 -73.9872 Times Sq–42 St
      40.7497 -73.9879 34 St–Herald Sq
      40.7413 -73.9893 23 St
      40.7357 -73.9906 14 St–Union Sq
      40.7243 -73.9977 Prince St
      40.7188 -74.0001 Canal St
      - 40.7095 -73.9915
      - 40.7045 -73.9880
      40.6906 -73.9818 DeKalb Av
      40.6847 -73.9776 Atlantic Av–Barclays
      40.6772 -73.9830 Union St
      40.6708 -73.9883 9 St
      40.6654 -73.9929 Prospect Av
      40.6604 -73.9981 25 St
      40.6551 -74.0035 36 St
      40.6489 -74.0100 45 St
      40.6451 -74.0140 53 St
      40.6413 -74.0179 59 St`,
  },
  {
    letters: 'N',
    color: 'yellow',
    stations: `
      40.6413 -74.0179 59 St
      40.6350 -74.0117 8 Av
      40.6314 -74.0054 Fort Hamilton Pkwy
      40.6250 -73.9964 New Utrecht Av
      40.6207 -73.9904 18 Av
      40.6174 -73.9850 20 Av
      40.6118 -73.9818 Bay Pkwy
      40.6039 -73.9804 Kings Hwy
      40.5975 -73.9791 Avenue U
      40.5927 -73.9782 86 St
      40.5774 -73.9812 Coney Island–Stillwell Av`,
  },
  {
    letters: 'R',
    color: 'yellow',
    stations: `
      40.6413 -74.0179 59 St
      40.6350 -74.0235 Bay Ridge Av
      40.6297 -74.0255 77 St
      40.6226 -74.0284 86 St
      40.6166 -74.0309 Bay Ridge–95 St`,
  },
  {
    letters: 'D',
    color: 'orange',
    stations: `
      40.7183 -73.9938 Grand St
      - 40.7095 -73.9915
      - 40.7045 -73.9880
      40.6906 -73.9818 DeKalb Av`,
  },
  {
    letters: 'D',
    color: 'orange',
    stations: `
      40.6551 -74.0035 36 St
      40.6463 -73.9943 9 Av
      40.6409 -73.9942 Fort Hamilton Pkwy
      40.6363 -73.9948 50 St
      40.6315 -73.9955 55 St
      40.6265 -73.9969 62 St
      40.6196 -73.9989 71 St
      40.6135 -74.0006 79 St
      40.6080 -74.0017 18 Av
      40.6046 -73.9982 20 Av
      40.6019 -73.9937 Bay Pkwy
      40.5977 -73.9868 25 Av
      40.5888 -73.9838 Bay 50 St
      40.5774 -73.9812 Coney Island–Stillwell Av`,
  },
  {
    letters: 'B Q',
    color: 'yellow',
    stations: `
      40.6847 -73.9776 Atlantic Av–Barclays
      40.6770 -73.9723 7 Av
      40.6616 -73.9622 Prospect Park
      40.6553 -73.9615 Parkside Av
      40.6505 -73.9630 Church Av
      40.6440 -73.9645 Beverley Rd
      40.6409 -73.9639 Cortelyou Rd
      40.6351 -73.9628 Newkirk Plaza
      40.6292 -73.9615 Avenue H
      40.6250 -73.9608 Avenue J
      40.6176 -73.9593 Avenue M
      40.6089 -73.9577 Kings Hwy
      40.5993 -73.9559 Avenue U
      40.5952 -73.9552 Neck Rd
      40.5869 -73.9542 Sheepshead Bay
      40.5776 -73.9614 Brighton Beach`,
  },
  {
    letters: 'F',
    color: 'orange',
    stations: `
      40.7186 -73.9881 Delancey St
      40.7137 -73.9902 East Broadway
      40.7014 -73.9867 York St
      40.6923 -73.9860 Jay St–MetroTech
      40.6863 -73.9908 Bergen St
      40.6802 -73.9950 Carroll St
      40.6737 -73.9959 Smith–9 Sts
      40.6703 -73.9886 4 Av–9 St
      40.6663 -73.9803 7 Av
      40.6603 -73.9798 15 St–Prospect Park
      40.6505 -73.9759 Fort Hamilton Pkwy
      40.6440 -73.9795 Church Av
      40.6362 -73.9782 Ditmas Av
      40.6302 -73.9773 18 Av
      40.6251 -73.9764 Avenue I
      40.6205 -73.9753 Bay Pkwy
      40.6151 -73.9743 Avenue N
      40.6088 -73.9731 Avenue P
      40.6032 -73.9722 Kings Hwy
      40.5961 -73.9733 Avenue U
      40.5896 -73.9742 Avenue X
      40.5811 -73.9740 Neptune Av`,
  },
]
