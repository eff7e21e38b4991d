ALTER TABLE "product_plans" ADD COLUMN "lacks" jsonb;--> statement-breakpoint
ALTER TABLE "product_plans" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_plans" ADD COLUMN "seen_by" bigint;--> statement-breakpoint
ALTER TABLE "product_plans" ADD CONSTRAINT "product_plans_seen_by_staff_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;