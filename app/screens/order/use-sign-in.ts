import { useNavigate } from 'react-router';
import { m } from '#messages';
import { storeRedirectAfterLogin } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';

/** Leads over the sign-in and back to `path`: whoever has the link of an order may look at it only. */
export function useSignIn(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => {
    storeRedirectAfterLogin(path);
    toast({ title: m.order_sign_in(), description: m.order_sign_in_text(), about: 'sign-in' });
    void navigate('/signin');
  };
}
