/** What Saison 74 says, and what it asks: in the tone of an old album, of pictures and swapping, nothing of a past nobody told. */
import { named, same, type Question, type Wordings } from '../builder.ts';
import { EXTRA_TEXTS } from '../extra-spreads.ts';
import { HAND_TEXTS } from '../sports-words.ts';

export const QUESTIONS: readonly Question[] = [
  {
    id: 'club',
    kind: 'line',
    label: named('Wie heißt euer Verein?', 'What is your club called?', 'Comment s’appelle votre club ?', 'Come si chiama la vostra società?', 'Jak nazywa się wasz klub?'), // prettier-ignore
    example: named('TuS Lindenhof', 'Lime Grove FC', 'US Les Tilleuls', 'Unione Tigli', 'LKS Lipowa'),
  },
  {
    id: 'founded',
    kind: 'number',
    label: named('Seit welchem Jahr gibt es euch?', 'In what year did you start?', 'En quelle année avez-vous commencé ?', 'In che anno avete cominciato?', 'Od którego roku istniejecie?'), // prettier-ignore
    example: same('1974'),
  },
  {
    id: 'ground',
    kind: 'line',
    label: named('Wo spielt ihr zu Hause?', 'Where do you play at home?', 'Où jouez-vous à domicile ?', 'Dove giocate in casa?', 'Gdzie gracie u siebie?'), // prettier-ignore
    example: named('Sportplatz an der Mühle', 'The Mill Ground', 'Terrain du Moulin', 'Campo al Mulino', 'Boisko przy Młynie'), // prettier-ignore
  },
  {
    id: 'season',
    kind: 'line',
    label: named('Für welche Saison ist das Album?', 'Which season is the album for?', 'Pour quelle saison est l’album ?', 'Di quale stagione è l’album?', 'Na jaki sezon jest album?'), // prettier-ignore
    example: same('2027/28'),
  },
  {
    id: 'before',
    kind: 'lines',
    label: named('Was war bei euch früher anders? Bis zu vier Zeilen', 'What used to be different at your club? Up to four lines', 'Qu’est-ce qui était différent avant ? Jusqu’à quatre lignes', 'Che cosa era diverso da voi una volta? Fino a quattro righe', 'Co dawniej było u was inaczej? Do czterech wierszy'), // prettier-ignore
    example: named('Trikot: Wolle\nUmkleide: der Schuppen', 'Shirt: wool\nDressing room: the shed', 'Maillot : laine\nVestiaire : la remise', 'Maglia: lana\nSpogliatoio: la rimessa', 'Koszulka: wełna\nSzatnia: szopa'), // prettier-ignore
  },
  {
    id: 'story',
    kind: 'lines',
    label: named('Welche Geschichte wird bei euch immer wieder erzählt?', 'Which story do you tell again and again?', 'Quelle histoire racontez-vous encore et encore ?', 'Quale storia raccontate sempre?', 'Jaką historię opowiadacie wciąż od nowa?'), // prettier-ignore
    example: named('Wie der Ball im Bach landete und das Spiel trotzdem weiterging', 'How the ball ended up in the brook and the match went on', 'Le jour où le ballon est tombé dans le ruisseau, et le match a continué', 'Quella volta che il pallone finì nel ruscello e si continuò a giocare', 'O tym, jak piłka wpadła do strumyka, a mecz trwał dalej'), // prettier-ignore
  },
  {
    id: 'honours',
    kind: 'lines',
    label: named('Was habt ihr gewonnen? Eine Zeile je Erfolg', 'What have you won? One line each', 'Qu’avez-vous gagné ? Une ligne par titre', 'Che cosa avete vinto? Una riga per titolo', 'Co wygraliście? Jeden wiersz na sukces'), // prettier-ignore
    example: named('1987 Kreispokal\n2019 Aufstieg', '1987 County cup\n2019 Promotion', '1987 Coupe du district\n2019 Montée', '1987 Coppa provinciale\n2019 Promozione', '1987 Puchar powiatu\n2019 Awans'), // prettier-ignore
  },
  {
    id: 'motto',
    kind: 'line',
    label: named('Was ruft ihr, bevor es losgeht?', 'What do you shout before you start?', 'Que criez-vous avant de commencer ?', 'Che cosa gridate prima di cominciare?', 'Co krzyczycie, zanim zaczniecie?'), // prettier-ignore
    example: named('Einer geht noch rein!', 'One more goes in!', 'Encore un au fond !', 'Ancora uno dentro!', 'Jeszcze jeden wpadnie!'), // prettier-ignore
  },
  {
    id: 'thanks',
    kind: 'lines',
    label: named('Wem wollt ihr danken?', 'Whom would you like to thank?', 'Qui voulez-vous remercier ?', 'Chi volete ringraziare?', 'Komu chcecie podziękować?'), // prettier-ignore
    example: named('Platzwart, Grill und Kasse', 'Groundskeeper, grill and till', 'Le gardien, le gril et la caisse', 'Il custode, la griglia e la cassa', 'Gospodarzowi, grillowi i kasie'), // prettier-ignore
  },
  {
    id: 'sponsors',
    kind: 'lines',
    label: named('Wer unterstützt euch? Ein Name je Zeile', 'Who supports you? One name a line', 'Qui vous soutient ? Un nom par ligne', 'Chi vi sostiene? Un nome per riga', 'Kto was wspiera? Jedna nazwa w wierszu'), // prettier-ignore
    example: named('Gasthaus zur Mühle\nRadio Sommer', 'The Mill Inn\nSummer Radio', 'Auberge du Moulin\nRadio Été', 'Osteria al Mulino\nRadio Estate', 'Gospoda Młyn\nRadio Lato'), // prettier-ignore
  },
];

const LINES: Wordings = [
  named('Bilder mittig aufkleben, danach nicht grätschen.', 'Stick in the middle, then no sliding tackles.', 'Coller bien au centre, puis plus de tacles.', 'Incollare al centro, poi niente scivolate.', 'Wklejać na środku, potem bez wślizgów.'), // prettier-ignore
  named('Eine Sonne weniger, ein Gesicht mehr.', 'One sun fewer, one face more.', 'Un soleil de moins, un visage de plus.', 'Un sole in meno, un volto in più.', 'Jedno słońce mniej, jedna twarz więcej.'), // prettier-ignore
  named('Tauschkurs unverändert: eins gegen eins.', 'Rate of exchange unchanged: one for one.', 'Cours inchangé : une contre une.', 'Cambio invariato: una contro una.', 'Kurs bez zmian: jeden za jeden.'), // prettier-ignore
  named('Was fehlt, liegt bestimmt nebenan.', 'What’s missing, next door is sure to have.', 'Ce qui manque se trouve sûrement à côté.', 'Quella che manca è di sicuro qui accanto.', 'Czego brakuje, to na pewno leży obok.'), // prettier-ignore
  named('Nicht knicken, nicht bügeln, nicht verleihen.', 'Don’t fold, don’t iron, don’t lend.', 'Ne pas plier, ne pas repasser, ne pas prêter.', 'Non piegare, non stirare, non prestare.', 'Nie zginać, nie prasować, nie pożyczać.'), // prettier-ignore
  named('Bild für Bild, wie beim Aufwärmen.', 'Picture by picture, like a warm-up.', 'Image après image, comme à l’échauffement.', 'Una figurina dopo l’altra, come nel riscaldamento.', 'Obrazek za obrazkiem, jak na rozgrzewce.'), // prettier-ignore
  named('In dieser Reihe gibt es kein Abseits.', 'There is no offside in this row.', 'Dans ce rang, pas de hors-jeu.', 'In questa fila non c’è fuorigioco.', 'W tym rzędzie nie ma spalonego.'), // prettier-ignore
  named('Halbzeit ist, wenn die Tüte leer ist.', 'Half-time is when the packet is empty.', 'La mi-temps, c’est quand la pochette est vide.', 'L’intervallo è quando la bustina è vuota.', 'Przerwa jest wtedy, gdy saszetka jest pusta.'), // prettier-ignore
];

export const WORDS: Record<string, Wordings> = {
  ...EXTRA_TEXTS,
  ...HAND_TEXTS,
  'cover.line': [
    named('{answer-club}\nSaison {answer-season}', '{answer-club}\nSeason {answer-season}', '{answer-club}\nSaison {answer-season}', '{answer-club}\nStagione {answer-season}', '{answer-club}\nSezon {answer-season}'), // prettier-ignore
    same('{answer-club}'),
    named('Sammeln, tauschen,\neinkleben', 'Collect, swap,\nstick', 'Collectionner,\néchanger, coller', 'Raccogliere,\nscambiare, incollare', 'Zbieraj, wymieniaj,\nprzyklejaj'), // prettier-ignore
  ],
  'cover.count': named('{total-stickers} Bilder\nin Farbe', '{total-stickers} pictures\nin colour', '{total-stickers} images\nen couleurs', '{total-stickers} figurine\na colori', 'Obrazków: {total-stickers},\nw kolorze'), // prettier-ignore
  'welcome.title': named('Zum Geleit', 'First of all', 'En avant-match', 'Due parole', 'Słowo wstępne'),
  'welcome.text': named(
    'Dieses Album sieht aus wie aus einer alten Schublade und ist doch nagelneu. Wo eine Sonne scheint, fehlt noch ein Gesicht. Anlecken ist nicht nötig: Die Bilder kleben von selbst. Getauscht wird wie immer, auf dem Platz, in der Kabine oder am Küchentisch.',
    'This album looks as if it came out of an old drawer, and yet it is brand new. Where the sun shines, a face is missing. No need to lick: the pictures stick by themselves. Swapping works as it always has, on the pitch, in the dressing room or at the kitchen table.',
    'Cet album a l’air de sortir d’un vieux tiroir, et pourtant il est tout neuf. Là où brille un soleil, il manque un visage. Inutile de lécher : les images collent toutes seules. On échange comme toujours, sur le terrain, au vestiaire ou à la table de la cuisine.',
    'Questo album sembra uscito da un vecchio cassetto, eppure è nuovo di zecca. Dove splende un sole manca un volto. Non serve leccare: le figurine si attaccano da sole. Si scambia come si è sempre fatto, in campo, nello spogliatoio o al tavolo di cucina.',
    'Ten album wygląda jak ze starej szuflady, a jest zupełnie nowy. Gdzie świeci słońce, brakuje twarzy. Lizać nie trzeba: obrazki kleją się same. Wymieniamy się jak zawsze, na boisku, w szatni albo przy kuchennym stole.',
  ),
  'contents.title': named('Aufstellung', 'Line-up', 'Composition', 'Formazione', 'Skład'),
  'opener.1.line': named('Der Ball ist rund, das Bild ist eckig,\nund beides muss hinein.', 'The ball is round, the picture square,\nand both have to go in.', 'Le ballon est rond, l’image a des coins,\net les deux doivent entrer.', 'Il pallone è rotondo, la figurina no,\ne tutti e due devono entrare.', 'Piłka jest okrągła, obrazek kanciasty,\na jedno i drugie musi wpaść.'), // prettier-ignore
  'opener.2.line': named('Gute Hände halten fest, gute Freunde tauschen.', 'Good hands hold on, good friends swap.', 'Bonnes mains pour garder, bons amis pour échanger.', 'Buone mani per tenere, buoni amici per scambiare.', 'Dobre ręce trzymają, dobra drużyna się wymienia.'), // prettier-ignore
  'opener.3.line': named('Er rollt, bis die letzte Sonne verdeckt ist.', 'It keeps rolling until the last sun is covered.', 'Il roule jusqu’à ce que le dernier soleil soit couvert.', 'Rotola finché l’ultimo sole non è coperto.', 'Toczy się, aż zniknie ostatnie słońce.'), // prettier-ignore
  'opener.4.line': [
    named('„{answer-motto}“', '“{answer-motto}”', '« {answer-motto} »', '«{answer-motto}»', '„{answer-motto}”'),
    named('Kein Wimpel hängt schief, höchstens ein Bild.', 'No pennant hangs crooked, though a picture might.', 'Aucun fanion de travers, tout au plus une image.', 'Nessun gagliardetto è storto, al massimo una figurina.', 'Żaden proporczyk nie wisi krzywo, najwyżej obrazek.'), // prettier-ignore
  ],
  'opener.5.line': named('Nummer suchen, Maß nehmen, flach einschieben.', 'Find the number, take aim, slot it in.', 'Trouve le numéro, vise bien, place-la au fond.', 'Trova il numero, prendi la mira, mettila dentro.', 'Znajdź numer, wymierz i płasko do środka.'), // prettier-ignore
  'opener.6.line': named('Schuhe zu, Seite auf, und dann Anstoß.', 'Boots tied, page open, and kick-off.', 'Lacets serrés, page ouverte, et c’est parti.', 'Scarpe allacciate, pagina aperta, e via.', 'Buty zawiązane, strona otwarta i gramy.'), // prettier-ignore
  'fact.1.title': named('Früher bei uns', 'How it was', 'Autrefois', 'Una volta', 'Dawniej u nas'),
  'fact.1.text': [same('{answer-before}')],
  'fact.3.title': named('Zu Hause', 'At home', 'À domicile', 'In casa', 'U siebie'),
  'fact.3.text': [same('{answer-ground}')],
  'fact.5.title': named('Seit', 'Since', 'Depuis', 'Dal', 'Od roku'),
  'fact.5.text': [same('{answer-founded}')],
  'photo.hint': named('Ein altes Foto, ein neues, oder das von gestern', 'An old photo, a new one, or yesterday’s', 'Une vieille photo, une neuve, ou celle d’hier', 'Una foto vecchia, una nuova, o quella di ieri', 'Stare zdjęcie, nowe albo to z wczoraj'), // prettier-ignore
  'team.line': LINES,
  'then.title': named('Damals', 'Then', 'Hier', 'Ieri', 'Wtedy'),
  'now.title': named('Heute', 'Now', 'Aujourd’hui', 'Oggi', 'Dziś'),
  'then.text': named('Links das Foto von früher, rechts das Bild von heute. Und das Trikot passt noch.', 'On the left the photo from then, on the right today’s picture. And the shirt still fits.', 'À gauche la photo d’avant, à droite l’image d’aujourd’hui. Et le maillot va toujours.', 'A sinistra la foto di una volta, a destra la figurina di oggi. E la maglia va ancora.', 'Z lewej dawne zdjęcie, z prawej dzisiejszy obrazek. A koszulka wciąż pasuje.'), // prettier-ignore
  'forms.text': named('Zwei Spalten, ein Verein. Die linke weiß jemand, der schon länger dabei ist.', 'Two columns, one club. Someone who has been around longer knows the left one.', 'Deux colonnes, un club. Pour celle de gauche, demande à qui est là depuis longtemps.', 'Due colonne, una società. Quella a sinistra la sa chi c’è da più tempo.', 'Dwie kolumny, jeden klub. Lewą zna ktoś, kto jest tu dłużej.'), // prettier-ignore
  'forms.1': named('Trikot', 'Shirt', 'Maillot', 'Maglia', 'Koszulka'),
  'forms.2': named('Frisur', 'Haircut', 'Coiffure', 'Taglio di capelli', 'Fryzura'),
  'forms.3': named('Kabinenmusik', 'Dressing-room music', 'Musique au vestiaire', 'Musica nello spogliatoio', 'Muzyka w szatni'), // prettier-ignore
  'forms.4': named('Nach dem Spiel', 'After the match', 'Après le match', 'Dopo la partita', 'Po meczu'),
  'forms.5': named('Anfahrt', 'Getting there', 'Pour venir', 'Il viaggio', 'Dojazd'),
  'table.title': named('Ewige Tabelle', 'All-time table', 'Classement éternel', 'Classifica eterna', 'Tabela wszech czasów'), // prettier-ignore
  'table.head': named('Zum Eintragen, mit Kugelschreiber und Großmut', 'To be filled in with a pen and a big heart', 'À remplir au stylo, et de bon cœur', 'Da compilare a penna e con generosità', 'Do wypełnienia długopisem i z gestem'), // prettier-ignore
  'table.name': named('Name', 'Name', 'Nom', 'Nome', 'Imię'),
  'table.goals': named('Tore', 'Goals', 'Buts', 'Gol', 'Gole'),
  'honours.title': named('Ehrentafel', 'Honours', 'Palmarès', 'Albo d’oro', 'Osiągnięcia'),
  'honours.text': [same('{answer-honours}')],
  'story.title': named('Wisst ihr noch', 'Remember when', 'Tu te souviens', 'Vi ricordate', 'Pamiętacie'),
  'story.text': [same('{answer-story}')],
  'thanks.title': named('Danke', 'With thanks', 'Merci', 'Grazie', 'Dziękujemy'),
  'thanks.text': [
    named('Unser Dank gilt:\n{answer-thanks}', 'We thank:\n{answer-thanks}', 'Nous remercions :\n{answer-thanks}', 'Ringraziamo:\n{answer-thanks}', 'Dziękujemy:\n{answer-thanks}'), // prettier-ignore
    named('Allen, die Linien streuen, Trikots waschen, den Grill anwerfen und die Kasse zählen, bis sie stimmt. Gewonnen wird auf dem Platz, gespielt werden kann nur mit euch.', 'To all who chalk the lines, wash the shirts, light the grill and count the till until it balances. Matches are won on the pitch, but only played thanks to you.', 'À celles et ceux qui tracent les lignes, lavent les maillots, allument le gril et comptent la caisse jusqu’à ce qu’elle soit juste. On gagne sur le terrain, mais on ne joue que grâce à vous.', 'A chi traccia le righe, lava le maglie, accende la griglia e conta la cassa finché torna. Si vince in campo, ma si gioca solo grazie a voi.', 'Wszystkim, którzy malują linie, piorą koszulki, rozpalają grilla i liczą kasę, aż się zgodzi. Wygrywa się na boisku, gra się dzięki wam.'), // prettier-ignore
  ],
  'sponsors.title': named(
    'Mit Unterstützung von',
    'Supported by',
    'Nos partenaires',
    'Chi ci sostiene',
    'Wspierają nas',
  ),
  'sponsors.text': [same('{answer-sponsors}')],
  'photo.title': named('Die Mannschaft', 'The team', 'L’équipe', 'La squadra', 'Drużyna'),
  'photo.caption': named('Stehend und hockend: alle, die auf das Bild gepasst haben.', 'Standing and crouching: everybody who fitted in.', 'Debout et accroupis : tous ceux qui tenaient dans l’image.', 'In piedi e accosciati: tutti quelli che ci stavano.', 'Stoją i kucają: wszyscy, którzy zmieścili się w kadrze.'), // prettier-ignore
  'signed.title': named('Autogramme', 'Autographs', 'Autographes', 'Autografi', 'Autografy'),
  'signed.text': named('Bitte leserlich, für später.', 'Legibly, please, for later.', 'Lisiblement, pour plus tard.', 'In modo leggibile, per il futuro.', 'Czytelnie, na później.'), // prettier-ignore
  'records.title': named('Bestleistungen', 'Personal bests', 'Meilleures marques', 'Primati', 'Rekordy życiowe'),
  'kit.title': named('Trikotentwurf', 'Kit design', 'Maillots à dessiner', 'Disegna la maglia', 'Projekt koszulki'),
  'kit.text': named('Streifen sind erlaubt, ein Kragen wird empfohlen.', 'Stripes are allowed, collars recommended.', 'Les rayures sont permises, le col est conseillé.', 'Le strisce sono permesse, il colletto è consigliato.', 'Paski dozwolone, kołnierzyk mile widziany.'), // prettier-ignore
  'penalty.title': named('Elfmeterschießen', 'Penalty shoot-out', 'Tirs au but', 'Calci di rigore', 'Rzuty karne'),
  'penalty.text': named('Für zwei. Wer schießt, merkt sich ein Feld, wer im Tor steht, tippt auf eines. Dasselbe Feld: gehalten. Ein anderes: Tor, und ein Ball unten wird ausgemalt.', 'For two. The shooter picks a field in secret, the keeper points to one. Same field: saved. Another: goal, and a ball below is coloured in.', 'À deux. Qui tire choisit une zone en secret, qui garde en montre une. La même : arrêté. Une autre : but, et on colorie un ballon en bas.', 'In due. Chi tira sceglie in segreto un riquadro, chi para ne indica uno. Lo stesso: parata. Un altro: gol, e si colora un pallone sotto.', 'Dla dwojga. Kto strzela, wybiera w myślach pole, kto broni, wskazuje jedno. To samo: obrona. Inne: gol i zamalowana piłka na dole.'), // prettier-ignore
  'matches.title': named('Spieltage', 'Match days', 'Journées', 'Giornate', 'Kolejki'),
  'back.line': named('Fortsetzung\nnach der Pause', 'Continued after\nhalf-time', 'La suite après\nla mi-temps', 'Continua dopo\nl’intervallo', 'Ciąg dalszy\npo przerwie'), // prettier-ignore
  'chapter.one': named('Die Legenden', 'The legends', 'Les légendes', 'Le leggende', 'Legendy'),
  'chapter.two': named('Die Erben', 'The heirs', 'Les héritiers', 'Gli eredi', 'Następcy'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};
