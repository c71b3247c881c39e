import { OwnNotifications } from '../notifications/OwnNotifications.tsx';
import { PreviewLinkSettings } from '../preview/PreviewLinkSettings.tsx';
import { AlbumApproval } from './AlbumApproval.tsx';
import { AlbumDeletion } from './AlbumDeletion.tsx';
import { AlbumLanguageChoice } from './AlbumLanguageChoice.tsx';
import { AlbumLock } from './AlbumLock.tsx';
import { AlbumMails } from './AlbumMails.tsx';
import { OrganizationSettings } from './OrganizationSettings.tsx';
import { OwnRole } from './OwnRole.tsx';
import { ScreenLanguage } from './ScreenLanguage.tsx';
import './general-settings.css';

/** What concerns the album as a whole. Every part knows who may change it, and says why not. */
export function GeneralSettings() {
  return (
    <div className="general-settings">
      <OwnRole />
      <div className="settings-half">
        <AlbumMails />
        <OwnNotifications />
        <AlbumApproval />
      </div>
      <div className="settings-half">
        <AlbumLanguageChoice />
        <ScreenLanguage />
      </div>
      <div className="settings-wide">
        <PreviewLinkSettings />
      </div>
      <OrganizationSettings />
      <AlbumLock />
      <AlbumDeletion />
    </div>
  );
}
