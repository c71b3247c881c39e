/**
 * What else people look for, and the pictures of the library that go with it: words of the five languages in the order
 * German, English, French, Italian, Polish. Words that are titles and tags already are not repeated here.
 */
export interface Synonyms {
  readonly words: string;
  readonly pictures: readonly string[];
}

export const SYNONYMS: readonly Synonyms[] = [
  {
    words: 'Wiese Gras Weide meadow grass pasture prairie pré herbe prato erba pascolo łąka trawa pastwisko',
    pictures: ['sports-lawn', 'community-fields', 'community-tree', 'wedding-vineyard'],
  },
  {
    words:
      'Feuerwehr Rettungsdienst Sanitäter Polizei firefighters firemen rescue ambulance police pompiers secours sauveteurs pompieri soccorso ambulanza polizia straż strażacy ratownicy policja',
    pictures: ['community-roofs', 'community-town', 'community-bricks', 'business-network'],
  },
  {
    words:
      'Wald Bäume Forst Pfadfinder forest woods trees scouts forêt bois arbres bosco foresta alberi las drzewa harcerze',
    pictures: ['community-tree', 'birthday-jungle', 'wedding-eucalyptus', 'community-bricks'],
  },
  {
    words:
      'Strand Meer See Ozean beach sea lake ocean plage mer lac océan spiaggia mare lago oceano plaża morze jezioro',
    pictures: ['sports-pool', 'school-map', 'sports-clay'],
  },
  {
    words:
      'Wandern Gebirge Alpen Gipfel hiking mountain alps summit randonnée montagne alpes escursione montagna alpi wędrówka góry szczyt',
    pictures: ['sports-piste', 'business-contours', 'wedding-vineyard'],
  },
  {
    words: 'Rosen Blüten Strauß Blumenwiese roses blossom bouquet fleurs bouquet rose fiori mazzo róże kwiaty bukiet',
    pictures: ['wedding-petals', 'wedding-table', 'wedding-eucalyptus'],
  },
  {
    words:
      'Liebe Herz Brautpaar Braut Trauung love heart bride couple amour cœur coeur mariée amore cuore sposi sposa miłość serce panna młoda',
    pictures: ['wedding-rings', 'wedding-petals', 'wedding-lights', 'wedding-arches'],
  },
  {
    words:
      'Kita Kindergarten Kindergruppe Spielplatz nursery preschool toddlers maternelle crèche enfants asilo bambini parco przedszkole żłobek dzieci',
    pictures: ['birthday-balloons', 'school-planes', 'birthday-jungle', 'school-playground'],
  },
  {
    words:
      'Konzert Orchester Blaskapelle Blasmusik Band Tanz concert orchestra brass dance orchestre fanfare danse concerto orchestra banda danza koncert orkiestra taniec',
    pictures: ['community-music', 'birthday-record', 'birthday-streamers'],
  },
  {
    words:
      'Kirche Pfarrei Gemeinde Konfirmation Kommunion church parish confirmation communion église paroisse chiesa parrocchia cresima comunione kościół parafia komunia',
    pictures: ['community-roofs', 'community-tree', 'community-lanterns', 'wedding-arches'],
  },
  {
    words: 'Fasching Fastnacht Kostüm carnival costume carnaval déguisement carnevale maschera karnawał przebranie',
    pictures: ['birthday-streamers', 'birthday-circus', 'birthday-confetti'],
  },
  {
    words:
      'Weihnachten Advent Nikolaus Silvester christmas advent new year noël avent natale avvento capodanno święta adwent sylwester',
    pictures: ['community-lanterns', 'wedding-lights', 'birthday-stars', 'sports-ice'],
  },
  {
    words:
      'Sommerfest Grillen Vereinsfest Straßenfest barbecue party festival fête barbecue kermesse festa grigliata sagra festyn grill impreza',
    pictures: ['community-picnic', 'birthday-bunting', 'wedding-lights', 'community-market'],
  },
  {
    words:
      'Verein Ehrenamt Helfer Freunde Gruppe club volunteers friends association bénévoles amis groupe associazione volontari amici stowarzyszenie wolontariusze przyjaciele',
    pictures: ['community-quilt', 'business-network', 'sports-jersey', 'community-tree'],
  },
  {
    words: 'Wolken Luft Fliegen clouds sky flying nuages ciel vol nuvole cielo volo chmury niebo latanie',
    pictures: ['school-planes', 'birthday-balloons', 'sports-net', 'birthday-stars'],
  },
  {
    words: 'Herbst Laub Ernte autumn fall harvest automne feuilles récolte autunno foglie raccolto jesień liście żniwa',
    pictures: ['wedding-vineyard', 'community-tree', 'community-bricks', 'community-market'],
  },
  {
    words:
      'Bauernhof Acker Reiten Pferde farm horses riding ferme chevaux équitation fattoria cavalli equitazione gospodarstwo konie jazda',
    pictures: ['community-fields', 'community-market', 'sports-lawn'],
  },
  {
    words:
      'Abschluss Lehrer Abitur Unterricht graduation teacher lesson diplôme professeur bac diploma insegnante maturità absolwenci nauczyciel matura',
    pictures: ['school-board', 'school-shelf', 'school-cork', 'school-squared'],
  },
  {
    words:
      'Turnen Gymnastik Volleyball Judo gymnastics volleyball judo gymnastique ginnastica pallavolo gimnastyka siatkówka',
    pictures: ['sports-hall', 'sports-jersey', 'sports-track'],
  },
  {
    words:
      'Radfahren Fahrrad Marathon Rennen cycling bike marathon race vélo course bicicletta corsa rower bieg wyścig',
    pictures: ['sports-track', 'community-town', 'school-map'],
  },
];
