/** The team on the picture of the front door: invented people, in the words of each language. */
import type { AlbumLanguage, DraftPerson } from '@figurina/album';

interface Team {
  readonly chapter: string;
  readonly names: string;
  readonly positions: string;
}

const TEAMS: Record<AlbumLanguage, Team> = {
  de: {
    chapter: 'Erste Mannschaft',
    names:
      'Mira Sander,Amara Boateng,Jonas Rother,Ida Winkler,Elias Okafor,Karl Brandt,Finn Albers,Theo Lang,Kenji Weber,Nia Adeyemi,Sara Lindner,Yuki Hartmann,Zola Mensah,Leo Castellano,Paul Engel,Malik Diop,Uwe Petersen,Ben Krause',
    positions: 'Tor|Abwehr|Abwehr|Mittelfeld|Mittelfeld|Sturm',
  },
  en: {
    chapter: 'First team',
    names:
      'Mia Sanders,Amara Boateng,Jonah Reed,Ida Walker,Elijah Okafor,Carl Brand,Finn Abbott,Theo Lane,Kenji Webb,Nia Adeyemi,Sarah Lindon,Yuki Hart,Zola Mensah,Leo Castle,Paul Angel,Malik Diop,Hugh Peters,Ben Cross',
    positions: 'Keeper|Defence|Defence|Midfield|Midfield|Forward',
  },
  fr: {
    chapter: 'Équipe première',
    names:
      'Mia Sanson,Amara Boateng,Jonas Rouget,Ida Vasseur,Élie Okafor,Charles Morel,Gaël Aubert,Théo Lange,Kenji Roche,Nia Adeyemi,Sara Lenoir,Yuki Hardy,Zola Mensah,Léo Castel,Paul Angot,Malik Diop,Hugues Perrin,Ben Crozet',
    positions: 'But|Défense|Défense|Milieu|Milieu|Attaque',
  },
  it: {
    chapter: 'Prima squadra',
    names:
      'Mia Sandri,Amara Boateng,Gioele Rota,Ida Vinci,Elia Okafor,Carlo Brandi,Fabio Alberti,Teo Longo,Kenji Verri,Nia Adeyemi,Sara Lippi,Yuki Ardito,Zola Mensah,Leo Castellano,Paolo Angeli,Malik Diop,Ugo Pieri,Ben Croce',
    positions: 'Portiere|Difesa|Difesa|Centrocampo|Centrocampo|Attacco',
  },
  pl: {
    chapter: 'Pierwsza drużyna',
    names:
      'Mira Sowa,Amara Boateng,Jonasz Rogala,Ida Wilk,Eliasz Okafor,Karol Brodzki,Filip Olszak,Teo Lange,Kenji Wrona,Nia Adeyemi,Sara Lis,Yuki Hart,Zola Mensah,Leon Zamek,Paweł Anioł,Malik Diop,Hugo Piotrowski,Ben Krzyżak',
    positions: 'Bramka|Obrona|Obrona|Pomoc|Pomoc|Atak',
  },
};

export function frontPeople(language: AlbumLanguage): DraftPerson[] {
  const { chapter, names, positions } = TEAMS[language];
  const places = positions.split('|');
  return names.split(',').map((name, at) => ({ name, chapter, position: places[at % places.length]! }));
}
