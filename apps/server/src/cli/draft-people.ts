/** Invented people in every language, for looking at first drafts: short, long and double names, with and without a position. */
import { shortenName, type AlbumLanguage, type CATEGORIES, type DraftPerson } from '@figurina/album';

type Category = (typeof CATEGORIES)[number];
interface Names {
  readonly first: string;
  readonly last: string;
  readonly positions: string;
}

/** Numbers of first and last names without a common divisor: most of their pairs come before one comes again. */
const NAMES: Record<AlbumLanguage, Names> = {
  de: {
    first: 'Jannik Lea Tobias Miriam Kwame Carla Uwe Svenja Lars Jörg Hannelore Mei-Lin Maximiliane Ole Elif Zoë Bo',
    last: 'Brandt,Süßmilch-Oberländer,Klein,Lößnitz,von der Heide,Thormählen,Vogt,Großkreutz,Yıldız-Bergmann,Abt,Petersen,Weidenfeller,Boateng,Müller,Ott,Winkelmann',
    positions: 'Kasse|Stellvertretende Vorsitzende||Tor|Kuchen und Kaffee|Empfang|Öffentlichkeitsarbeit|',
  },
  en: {
    first:
      'Jack Olivia Tobias Miriam Kwame Charlotte Ewan Siobhán Lars George Philippa Mei-Lin Maximilian Ollie Zoë Al Bo',
    last: 'Brown,Featherstonehaugh-Blake,King,MacAllister,de la Mare,Okonkwo,Young,Whitworth,Khan-Robertson,Abbot,Patel,Cholmondeley,Ng,Smith,Ott,Weatherby',
    positions: 'Treasurer|Deputy Managing Director||Goalkeeper|Tea and biscuits|Reception|Communications Officer|',
  },
  fr: {
    first:
      'Jean Léa Tobias Mireille Kwame Chloé Yves Solène Gaël François Hélène Anne-Sophie Maximilien Noé Zoé Élodie Bo',
    last: 'Martin,Villeneuve-Deschamps,Petit,Lefèvre,de La Rochère,Traoré,Guyot,Beauchêne,Benali-Moreau,Roy,Pires,Montfaucon,Diallo,Lô,Ott,Wattelet',
    positions: 'Trésorière|Vice-présidente déléguée||Gardienne|Café et gâteaux|Accueil|Chargé de communication|',
  },
  it: {
    first:
      'Gianni Lea Tobia Miriam Kwame Carla Ugo Sofia Luca Niccolò Annamaria Maria-Vittoria Massimiliano Leo Zoe Ilaria Bo',
    last: "Rossi,Santangelo-Cavalcanti,Neri,D'Aloisio,della Valle,Okafor,Conti,Pappalardo,El Amrani-Ricci,Bo,Esposito,Montecuccoli,Diop,Lippi,Ott,Mastrangelo",
    positions: 'Tesoriera|Vicepresidente del direttivo||Portiere|Torte e caffè|Accoglienza|Responsabile comunicazione|',
  },
  pl: {
    first:
      'Jan Łucja Tobiasz Małgorzata Kwame Świętosława Wit Żaneta Leon Grzegorz Michalina Anna-Maria Maksymilian Ola Zofia Ewa Bo',
    last: 'Nowak,Wiśniewska-Szczepańska,Kot,Żółkiewska,z Zarębów,Brzęczyszczykiewicz,Wrona,Lewandowska,Okafor-Zielińska,Bąk,Kowal,Dębowska,Diop,Zając,Ott,Śliwińska',
    positions: 'Skarbniczka|Zastępczyni przewodniczącego||Bramka|Ciasto i kawa|Recepcja|Rzeczniczka prasowa|',
  },
};

/** Chapters of each category, with a very long name, a very short one and one for a single person among them. */
const CHAPTERS: Record<Category, readonly Record<AlbumLanguage, string>[]> = {
  business: chapters(
    ['Geschäftsleitung', 'Management', 'Direction', 'Direzione', 'Zarząd'],
    ['Vertrieb', 'Sales', 'Ventes', 'Vendite', 'Sprzedaż'],
    [
      'Forschung, Entwicklung und Qualitätssicherung',
      'Research, Development and Quality Assurance',
      'Recherche, développement et assurance qualité',
      'Ricerca, sviluppo e controllo della qualità',
      'Badania, rozwój i kontrola jakości',
    ],
    ['IT', 'IT', 'Informatique', 'Informatica', 'Dział IT'],
    ['Produktion', 'Production', 'Production', 'Produzione', 'Produkcja'],
    ['Versand', 'Dispatch', 'Expédition', 'Spedizioni', 'Wysyłka'],
    ['Auszubildende', 'Apprentices', 'Apprentis', 'Apprendisti', 'Praktykanci'],
  ),
  sports: chapters(
    ['Vorstand', 'Committee', 'Comité', 'Consiglio direttivo', 'Zarząd klubu'],
    ['Erste Mannschaft', 'First team', 'Équipe première', 'Prima squadra', 'Pierwsza drużyna'],
    [
      'Spielgemeinschaft Oberlinden-Wiesental B-Jugend',
      'Oberlinden and Wiesental Joint Under-17 Squad',
      'Entente Oberlinden-Wiesental des moins de 17 ans',
      'Squadra mista Oberlinden-Wiesental Under 17',
      'Połączona drużyna juniorów Oberlinden-Wiesental',
    ],
    ['U9', 'U9', 'U9', 'U9', 'U9'],
    ['Alte Herren', 'Veterans', 'Vétérans', 'Veterani', 'Oldboje'],
    ['Turnen', 'Gymnastics', 'Gymnastique', 'Ginnastica', 'Gimnastyka'],
    ['Handball Damen', 'Women’s handball', 'Handball féminin', 'Pallamano femminile', 'Piłka ręczna kobiet'],
  ),
  wedding: chapters(
    ['Trauzeugen', 'Best people', 'Témoins', 'Testimoni', 'Świadkowie'],
    ['Familie', 'Family', 'Famille', 'Famiglia', 'Rodzina'],
    [
      'Tanten, Onkel, Cousinen und alle aus dem Norden',
      'Aunts, uncles, cousins and all from the North',
      'Tantes, oncles, cousines et tous ceux du Nord',
      'Zie, zii, cugine e tutti quelli del Nord',
      'Ciocie, wujkowie, kuzynki i wszyscy z północy',
    ],
    ['Chor', 'Choir', 'Chorale', 'Coro', 'Chór'],
    ['Freunde aus der Schulzeit', 'School friends', 'Amis d’école', 'Amici di scuola', 'Przyjaciele ze szkoły'],
    ['Nachbarn', 'Neighbours', 'Voisins', 'Vicini', 'Sąsiedzi'],
    ['Kollegium', 'Colleagues', 'Collègues', 'Colleghi', 'Koledzy z pracy'],
  ),
  birthday: chapters(
    ['Familie', 'Family', 'Famille', 'Famiglia', 'Rodzina'],
    ['Freunde', 'Friends', 'Amis', 'Amici', 'Przyjaciele'],
    [
      'Kegelabend, Lesekreis und die vom Campingplatz',
      'Skittles night, book club and the campsite lot',
      'Bowling, club de lecture et ceux du camping',
      'Bocce, circolo di lettura e quelli del campeggio',
      'Kręgle, klub książki i ekipa z kempingu',
    ],
    ['Chor', 'Choir', 'Chorale', 'Coro', 'Chór'],
    ['Kollegen', 'Colleagues', 'Collègues', 'Colleghi', 'Koledzy'],
    ['Nachbarn', 'Neighbours', 'Voisins', 'Vicini', 'Sąsiedzi'],
    ['Enkel', 'Grandchildren', 'Petits-enfants', 'Nipoti', 'Wnuki'],
  ),
  school: chapters(
    ['Lehrerzimmer', 'Staff room', 'Salle des profs', 'Sala insegnanti', 'Pokój nauczycielski'],
    ['5a', '5a', '6e A', '1ª A', '5a'],
    [
      'Arbeitsgemeinschaft Theater, Technik und Kulissen',
      'Drama Club, Sound, Light and Stage Crew',
      'Atelier théâtre, régie, lumière et décors',
      'Laboratorio di teatro, luci, suono e scene',
      'Koło teatralne, nagłośnienie i scenografia',
    ],
    ['6b', '6b', '5e B', '2ª B', '6b'],
    ['7c', '7c', '4e C', '3ª C', '7c'],
    ['Schulband', 'School band', 'Orchestre', 'Banda', 'Zespół szkolny'],
    ['Abschlussklasse', 'Leavers', 'Terminale', 'Classe quinta', 'Klasa maturalna'],
  ),
  community: chapters(
    ['Vorstand', 'Committee', 'Bureau', 'Direttivo', 'Zarząd'],
    ['Sopran', 'Sopranos', 'Sopranos', 'Soprani', 'Soprany'],
    [
      'Jugendgruppe, Ferienlager und alle, die kochen',
      'Youth group, summer camp and all who cook',
      'Groupe jeunes, camp d’été et ceux qui cuisinent',
      'Gruppo giovani, campo estivo e chi cucina',
      'Młodzież, obóz letni i wszyscy, którzy gotują',
    ],
    ['Alt', 'Altos', 'Altos', 'Contralti', 'Alty'],
    ['Tenor', 'Tenors', 'Ténors', 'Tenori', 'Tenory'],
    ['Bass', 'Basses', 'Basses', 'Bassi', 'Basy'],
    ['Helferinnen und Helfer', 'Volunteers', 'Bénévoles', 'Volontari', 'Wolontariusze'],
  ),
};
/** How large a chapter is beside the others: from one person to a full house and a half. */
const SHARES = [3, 8, 13, 1, 20, 5, 11] as const;
/** People of a chapter, about: a club of twelve has one. */
const A_CHAPTER = 14;

export function draftPeople(category: Category, count: number, language: AlbumLanguage): DraftPerson[] {
  const { first, last, positions } = NAMES[language];
  const [firsts, lasts, titles] = [first.split(' '), last.split(','), positions.split('|')];
  const chaptersOf = CHAPTERS[category];
  const used = Math.min(chaptersOf.length, Math.max(1, Math.floor(count / A_CHAPTER)));
  const sizes = sizesOf(count, SHARES.slice(0, used));
  return sizes
    .flatMap((size, at) => Array.from({ length: size }, () => chaptersOf[at]![language]))
    .map((chapter, at) => ({
      name: shortenName(`${firsts[at % firsts.length]!} ${lasts[at % lasts.length]!}`),
      position: titles[(at + Math.floor(at / titles.length)) % titles.length]!,
      chapter,
    }));
}

/** As many as there are shares, `count` together. */
function sizesOf(count: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let before = 0;
  let sum = 0;
  return shares.map((share) => {
    sum += share;
    const size = Math.round((count * sum) / all) - before;
    before += size;
    return size;
  });
}

function chapters(
  ...names: readonly (readonly [de: string, en: string, fr: string, it: string, pl: string])[]
): Record<AlbumLanguage, string>[] {
  return names.map(([de, en, fr, it, pl]) => ({ de, en, fr, it, pl }));
}
