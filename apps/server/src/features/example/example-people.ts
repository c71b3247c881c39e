/** Who is in the example album: invented people of an invented club, in the order of the drawings in content/people. */
export const EXAMPLE_TITLE = 'SV Viktoria Hafen';
export const EXAMPLE_BLUEPRINT = 'sports-choreo';

/** Name, position. */
type Person = readonly [name: string, position: string];

export const EXAMPLE_CHAPTERS: readonly (readonly [chapter: string, people: readonly Person[]])[] = [
  [
    'Vorstand und Umfeld',
    [
      ['Hannelore Großkreutz', 'Präsidentin'],
      ['Samira Haddad', 'Kasse'],
      ['Rolf Abendroth', 'Platzwart'],
      ['Petra Weidenfeller', 'Jugendleitung'],
      ['Malik Osei', 'Stadionsprecher'],
      ['Heinz Bäumler', 'Bratwurst'],
      ['Elif Yıldız-Bergmann', 'Physio'],
      ['Uwe Petersen', 'Zeugwart'],
    ],
  ],
  [
    'Erste Mannschaft',
    [
      ['Jannik Brandt', 'Tor'],
      ['Lea Nakamura', 'Tor'],
      ['Tobias Klein', 'Abwehr'],
      ['Miriam Lößnitz', 'Abwehr'],
      ['Kwame Boateng', 'Abwehr'],
      ['Carla Fontana', 'Abwehr'],
      ['Matteo Ruiz', 'Mittelfeld'],
      ['Svenja Thormählen', 'Mittelfeld'],
      ['Lars Süßmilch', 'Mittelfeld'],
      ['Sofia Marino', 'Mittelfeld'],
      ['Nils Oberländer', 'Sturm'],
      ['Mei-Lin Schröder', 'Sturm'],
      ['Bastian Vogt', 'Sturm'],
      ['Katharina von der Heide', 'Sturm'],
      ['Arne Lindqvist', 'Trainer'],
      ['Birgit Hansen', 'Co-Trainerin'],
    ],
  ],
  [
    'U15',
    [
      ['Emma Krüger', 'Tor'],
      ['Kofi Mensah', 'Abwehr'],
      ['Linus Wagner', 'Abwehr'],
      ['Zeynep Aydın', 'Mittelfeld'],
      ['Jonathan Maas', 'Mittelfeld'],
      ['Maya Okafor', 'Mittelfeld'],
      ['Greta Sonntag', 'Sturm'],
      ['Finn-Luca Reuter', 'Sturm'],
      ['Hana Kovač', 'Sturm'],
      ['Paulina Kowalczyk', 'Libera'],
      ['Ole Jessen', 'Ersatz'],
      ['Marie-Charlotte Winkelmann', 'Ersatz'],
    ],
  ],
];
